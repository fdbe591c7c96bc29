/** A Shopify cursor of a page; null for the first page. */
export type PageCursor = {readonly after: string} | {readonly before: string} | null;

/** Sets the query parameter of a page; the first page has none. */
export function setCursor(params: URLSearchParams, cursor: PageCursor): void {
  for (const [side, position] of Object.entries(cursor ?? {})) params.set(side, position);
}
