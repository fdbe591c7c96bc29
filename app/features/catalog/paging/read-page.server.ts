import {UpstreamError} from '~/platform/shopify/upstream-problem';

/** Products on one page of a list. */
export const PAGE_SIZE = 12;

/** A page, and where it begins: null at the beginning of its list. */
export interface PageRead<Page> {
  readonly page: Page;
  readonly after: string | null;
}

/**
 * Reads a page of a list. A cursor that the shop refuses, as one of another list or of a product now gone, leads to the
 * first page.
 * @param after where to begin, as asked for by anyone
 * @throws whatever `read` throws for the first page
 */
export async function readPage<Page>(
  after: string | null,
  read: (after: string | null) => Promise<Page>,
): Promise<PageRead<Page>> {
  if (after === null) return {page: await read(null), after};
  try {
    return {page: await read(after), after};
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return {page: await read(null), after: null};
  }
}

/** The shop answered, and said no. */
const isRefusal = (error: unknown) => error instanceof UpstreamError && error.fault === 'partial';
