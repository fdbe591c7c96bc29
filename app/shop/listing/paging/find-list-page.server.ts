import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {PageCursor} from './page-cursor';

export const PRODUCTS_PER_PAGE = 12;

/** Query variables of one page. */
export type PageSlice =
  | {readonly first: number; readonly after?: string}
  | {readonly last: number; readonly before: string};

/** The `pageInfo` of Shopify's connections. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

export interface FoundListPage<Page> {
  readonly page: Page;
  /** Null for the first page, also if it replaces a requested one. */
  readonly cursor: PageCursor;
  /** Null if there is no such page. */
  readonly previous: PageCursor;
  readonly next: PageCursor;
}

/**
 * Finds a page of a list. An invalid cursor (of another list, or of a deleted product) and one that leads back to the
 * beginning return the first page.
 * @param requested untrusted
 * @param query requests a slice of the list from Shopify
 * @param toPageInfo returns null if there is no list
 * @throws what `query` throws for the first page
 */
export async function findListPage<Page>(
  requested: PageCursor,
  query: (slice: PageSlice) => Promise<Page>,
  toPageInfo: (page: Page) => PageInfo | null,
): Promise<FoundListPage<Page>> {
  const laterPage = requested && (await findLaterPage(requested, query, toPageInfo));
  if (laterPage) return laterPage;
  const page = await query({first: PRODUCTS_PER_PAGE});
  const info = toPageInfo(page);
  return {page, cursor: null, previous: null, next: info?.hasNextPage ? afterEnd(info) : null};
}

async function findLaterPage<Page>(
  cursor: NonNullable<PageCursor>,
  query: (slice: PageSlice) => Promise<Page>,
  toPageInfo: (page: Page) => PageInfo | null,
): Promise<FoundListPage<Page> | null> {
  const isForward = 'after' in cursor;
  const slice = isForward ? {first: PRODUCTS_PER_PAGE, ...cursor} : {last: PRODUCTS_PER_PAGE, ...cursor};
  const found = await query(slice).then((page) => ({page}), toNullIfRejected);
  if (!found) return null;
  const info = toPageInfo(found.page);
  // A page that was reached forward has a previous page, whatever Shopify reports.
  if (!info?.startCursor || !(isForward || info.hasPreviousPage)) return null;
  const next = !isForward || info.hasNextPage ? afterEnd(info) : null;
  return {page: found.page, cursor, previous: {before: info.startCursor}, next};
}

const afterEnd = ({endCursor}: PageInfo): PageCursor => (endCursor ? {after: endCursor} : null);

/** Shopify rejects a cursor with a GraphQL error. */
function toNullIfRejected(error: unknown): null {
  if (upstreamErrorOf(error)?.fault === 'partial') return null;
  throw error;
}
