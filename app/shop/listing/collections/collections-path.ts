import {setCursor, type PageCursor} from '../paging/page-cursor';

export const COLLECTIONS_PATH = '/collections';

/** The name of the list of collections; not part of its other texts, which a collection does not load. */
export const COLLECTIONS_TITLE = 'Collections';

/** The pages above the list of collections. */
export const COLLECTIONS_PARENTS = [{title: 'Home', path: '/'}] as const;

/** @returns the path of a page of the list of collections; of the first page without a cursor */
export function collectionsPath(cursor: PageCursor): string {
  const params = new URLSearchParams();
  setCursor(params, cursor);
  return params.size > 0 ? `${COLLECTIONS_PATH}?${params}` : COLLECTIONS_PATH;
}
