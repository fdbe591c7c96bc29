import {setCursor, type PageCursor} from '../paging/page-cursor';

/** @returns the path of a page of a collection; of the first page without a cursor */
export function collectionPath(handle: string, cursor: PageCursor = null): string {
  const path = `/collections/${encodeURIComponent(handle)}`;
  if (!cursor) return path;
  const params = new URLSearchParams();
  setCursor(params, cursor);
  return `${path}?${params}`;
}

/** The pages above a collection, the top one first. */
export const COLLECTION_PARENTS = [
  {title: 'Home', path: '/'},
  {title: 'Products', path: '/products'},
] as const;
