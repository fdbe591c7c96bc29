import {setCursor, type PageCursor} from '../paging/page-cursor';

/** @returns the path of a page of a collection; of the first page without a cursor */
export function collectionPath(handle: string, cursor: PageCursor = null): string {
  const path = `/collections/${encodeURIComponent(handle)}`;
  if (!cursor) return path;
  const params = new URLSearchParams();
  setCursor(params, cursor);
  return `${path}?${params}`;
}
