import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';
import {readAppendsTo} from '~/shop/catalog/pending/appending-state';
import type {PagePaths} from './PaginationLinks';
import {loadedLists} from './loaded-lists';

interface ListPage<Item> extends Pick<PagePaths, 'previousPath'> {
  readonly items: readonly Item[];
}

interface LoadedPages<Item> extends ListPage<Item> {
  /** The number of items that 'Load more' has just added; 0 after every other navigation. */
  readonly addedCount: number;
  /** The ref of an element around the list. */
  readonly list: RefObject<HTMLDivElement>;
}

/**
 * Returns the items of a page, after those of the pages before it if it was reached by 'Load more', and moves the focus to
 * the first one that was added. Back returns to the list as it was left.
 * @param toKey returns what identifies an item: one that moved to the next page meanwhile is not listed twice
 */
export function useLoadedPages<Item extends object>(
  page: ListPage<Item>,
  toKey: (item: Item) => string,
): LoadedPages<Item> {
  const {key, state} = useLocation() as {key: string; state: unknown};
  const isBack = useNavigationType() === 'POP';
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const earlier = loadedLists.get(readAppendsTo(state)) as ListPage<Item> | undefined;
  const merged = earlier ? merge(earlier, page, toKey) : page;
  useEffect(() => loadedLists.set(key, merged));
  const addedCount = earlier && !isBack ? merged.items.length - earlier.items.length : 0;
  const first = merged.items.length - addedCount;
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (addedCount > 0) list.current?.querySelectorAll<HTMLElement>('li :is(h2, h3) a').item(first)?.focus();
  }, [key, addedCount, first]);
  return {...merged, addedCount, list};
}

/** The key of products and collections. */
export const toHandle = ({handle}: {readonly handle: string}): string => handle;

function merge<Item>(earlier: ListPage<Item>, page: ListPage<Item>, toKey: (item: Item) => string): ListPage<Item> {
  const known = new Set(earlier.items.map(toKey));
  return {
    items: [...earlier.items, ...page.items.filter((item) => !known.has(toKey(item)))],
    previousPath: earlier.previousPath,
  };
}
