/** Where a page of a list begins or ends, as the shop names its places; null for the first page. */
export type PageCursor = {readonly after: string} | {readonly before: string} | null;

/** Sets the parameters of an address that name a page; the first needs none. */
export function setCursor(params: URLSearchParams, cursor: PageCursor): void {
  for (const [side, place] of Object.entries(cursor ?? {})) params.set(side, place);
}
