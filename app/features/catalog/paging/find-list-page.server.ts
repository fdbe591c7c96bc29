import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {PageCursor} from './page-cursor';

/** Products on one page of a list. */
export const PRODUCTS_PER_PAGE = 12;

/** The variables by which a query asks for one page. */
export type PageSlice =
  {readonly first: number; readonly after?: string} | {readonly last: number; readonly before: string};

/** What the shop says of a page. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** A page, and the ways from it. */
export interface FoundListPage<Page> {
  readonly page: Page;
  /** Which page it is; null for the first, also when another was asked for. */
  readonly cursor: PageCursor;
  /** Null where there is no such page. */
  readonly previous: PageCursor;
  readonly next: PageCursor;
}

/**
 * Reads a page of a list. A cursor that leads nowhere (of another list, or behind a product now gone) means the first
 * page, and so does one that leads back to the list's beginning.
 * @param asked which page, as asked for by anyone
 * @param read asks the shop for a slice of the list
 * @param infoOf finds what the shop says of the page in its answer; null when there is no list
 * @throws whatever `read` throws for the first page
 */
export async function findListPage<Page>(
  asked: PageCursor,
  read: (slice: PageSlice) => Promise<Page>,
  infoOf: (page: Page) => PageInfo | null,
): Promise<FoundListPage<Page>> {
  const further = asked && (await readFurther(asked, read, infoOf));
  if (further) return further;
  const page = await read({first: PRODUCTS_PER_PAGE});
  const info = infoOf(page);
  return {page, cursor: null, previous: null, next: info?.hasNextPage ? afterEnd(info) : null};
}

async function readFurther<Page>(
  cursor: NonNullable<PageCursor>,
  read: (slice: PageSlice) => Promise<Page>,
  infoOf: (page: Page) => PageInfo | null,
): Promise<FoundListPage<Page> | null> {
  const isForward = 'after' in cursor;
  const slice = isForward ? {first: PRODUCTS_PER_PAGE, ...cursor} : {last: PRODUCTS_PER_PAGE, ...cursor};
  const answer = await read(slice).then((page) => ({page}), orNothingWhenRefused);
  if (!answer) return null;
  const info = infoOf(answer.page);
  // What lies behind a page is known from having come from there; the shop need not look back to tell.
  if (!info?.startCursor || !(isForward || info.hasPreviousPage)) return null;
  const next = !isForward || info.hasNextPage ? afterEnd(info) : null;
  return {page: answer.page, cursor, previous: {before: info.startCursor}, next};
}

const afterEnd = ({endCursor}: PageInfo): PageCursor => (endCursor ? {after: endCursor} : null);

/** The shop answered, and said no. */
function orNothingWhenRefused(error: unknown): null {
  if (error instanceof UpstreamError && error.fault === 'partial') return null;
  throw error;
}
