export const ADDRESSES_PER_PAGE = 10;
/** Shopify's largest page; no address book is longer. */
export const MAX_ADDRESSES = 250;

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

/** Returns the cursor of the next page; null on the last one. */
export const nextCursor = ({hasNextPage, endCursor}: PageInfo): string | null =>
  hasNextPage ? (endCursor ?? null) : null;

const CURSOR = /^[A-Za-z0-9+/=_-]{1,500}$/;

/** Returns the cursor in the URL; null for the first page and for anything that is no cursor. */
export function getCursor(request: Request): string | null {
  const after = new URL(request.url).searchParams.get('after');
  return after !== null && CURSOR.test(after) ? after : null;
}
