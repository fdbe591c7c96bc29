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
