import {COLLECTIONS_COPY} from '../collections/collections-copy';
import {COLLECTIONS_PARENTS, COLLECTIONS_PATH} from '../collections/collections-path';
import {setCursor, type PageCursor} from '../paging/page-cursor';

/** @returns the path of a page of a collection; of the first page without a cursor */
export function collectionPath(handle: string, cursor: PageCursor = null): string {
  const path = `${COLLECTIONS_PATH}/${encodeURIComponent(handle)}`;
  if (!cursor) return path;
  const params = new URLSearchParams();
  setCursor(params, cursor);
  return `${path}?${params}`;
}

/** The pages above a collection, the top one first. */
export const COLLECTION_PARENTS = [
  ...COLLECTIONS_PARENTS,
  {title: COLLECTIONS_COPY.title, path: COLLECTIONS_PATH},
] as const;
