import {isPageParam, type PageQuery} from '~/core/page-query';

export interface PageKey {
  /** Path and query of the page: what is rendered, without the parameters that the page ignores. */
  readonly address: string;
  /** Whether the page has a query. Queries can be invented without end, so they must not evict other pages. */
  readonly hasQuery: boolean;
}

/** The spelling that links use. Routes also match others, which are not cached: there is no end of them. */
const LINKED_PATH = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
const DATA = /\.data$/;

const MAX_KNOWN_PATHS = 1_000;

/**
 * Creates the function that returns the key of a URL's page, or null for a page that is not cached.
 * @param findQuery returns what the page of a path depends on, or null if it is not cached; called once for each path
 */
export function createPageKeys(findQuery: (pathname: string) => PageQuery | null): (url: URL) => PageKey | null {
  const known = new Map<string, PageQuery | null>();
  const queryOf = (pathname: string) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    if (known.size >= MAX_KNOWN_PATHS) known.clear();
    const query = findQuery(pathname);
    known.set(pathname, query);
    return query;
  };
  return (url) => {
    const {pathname} = url;
    if (!LINKED_PATH.test(pathname) || DATA.test(pathname)) return null;
    const read = queryOf(pathname);
    if (!read) return null;
    const query = url.search === '' ? '' : toQuery(url.searchParams, read);
    return {address: query === '' ? pathname : `${pathname}?${query}`, hasQuery: query !== ''};
  };
}

function toQuery(params: URLSearchParams, read: PageQuery): string {
  const kept = new URLSearchParams([...params].filter(([name]) => isPageParam(read, name)));
  kept.sort();
  return kept.toString();
}
