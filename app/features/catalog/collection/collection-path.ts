import {AFTER_PARAM} from '../paging/after-param';

/** @returns the address of a collection's page; of the first without a cursor */
export function collectionPath(handle: string, after: string | null = null): string {
  const path = `/collections/${encodeURIComponent(handle)}`;
  return after === null ? path : `${path}?${new URLSearchParams({[AFTER_PARAM]: after})}`;
}
