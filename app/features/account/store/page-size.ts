/** How many the account area shows at once. */
export const ADDRESSES_PER_PAGE = 10;
/** The most the shop gives at once; no person's book is longer. */
export const MAX_ADDRESSES = 250;

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

/** @returns where the rest begins; null where there is none */
export const nextCursor = ({hasNextPage, endCursor}: PageInfo): string | null =>
  hasNextPage ? (endCursor ?? null) : null;
