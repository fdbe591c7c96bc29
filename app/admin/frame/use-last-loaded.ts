import {useLocation} from '@remix-run/react';
import {useState} from 'react';

interface LastLoaded<Data> {
  readonly data: Data;
  /** Whether the data could not be loaded again, so that these are the former ones. */
  readonly isStale: boolean;
}

/**
 * Returns the data of a page; if its reload fails, those that it showed before. So its rows stay, and its forms with what
 * was typed.
 * @param hasFailed returns whether these are no data, because something did not respond
 */
export function useLastLoaded<Data>(loaded: Data, hasFailed: (data: Data) => boolean): LastLoaded<Data> {
  const page = toPage(useLocation());
  const [last, setLast] = useState({data: loaded, page});
  const isStale = hasFailed(loaded) && last.page === page && !hasFailed(last.data);
  if (!isStale && (last.data !== loaded || last.page !== page)) setLast({data: loaded, page});
  return {data: isStale ? last.data : loaded, isStale};
}

export const isNull = (data: unknown): boolean => data === null;

/** A form of an index route adds `index` to the address of its page. */
function toPage({pathname, search}: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('index');
  return `${pathname}?${query.toString()}`;
}
