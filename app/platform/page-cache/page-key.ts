/** What a route exports in its `handle` to have its documents cached for anonymous visitors. */
export interface CachedRoute {
  readonly pageCache: {
    /** The query parameters that the page depends on; `all` for every parameter but those of advertising. */
    readonly query: readonly string[] | 'all';
  };
}

/** Identifies a cached page. */
export interface PageKey {
  /** Path and query of the page: what is rendered, without the parameters that the page ignores. */
  readonly address: string;
  /** Whether the page has a query. Queries can be invented without end, so they must not evict other pages. */
  readonly hasQuery: boolean;
}

/** The spelling that links use. Routes also match others, which are not cached: there is no end of them. */
const LINKED_PATH = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
const DATA = /\.data$/;

/** Parameters with which advertising and mail programs mark links. */
const TRACKING =
  /^(?:utm_\w+|mc_[ce]id|_hs\w+|gad_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|igsh|srsltid|epik|li_fat_id|_kx|ref)$/;

const MAX_KNOWN_PATHS = 1_000;

/**
 * Creates the function that returns the key of a URL's page, or null for a page that is not cached.
 * @param findRoute returns the `pageCache` of the route of a path; called once for each path
 */
export function createPageKeys(
  findRoute: (pathname: string) => CachedRoute['pageCache'] | null,
): (url: URL) => PageKey | null {
  const known = new Map<string, CachedRoute['pageCache'] | null>();
  const routeOf = (pathname: string) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    if (known.size >= MAX_KNOWN_PATHS) known.clear();
    const route = findRoute(pathname);
    known.set(pathname, route);
    return route;
  };
  return ({pathname, search, searchParams}) => {
    if (!LINKED_PATH.test(pathname) || DATA.test(pathname)) return null;
    const route = routeOf(pathname);
    if (!route) return null;
    const query = search === '' ? '' : toQuery(searchParams, route.query);
    return {address: query === '' ? pathname : `${pathname}?${query}`, hasQuery: query !== ''};
  };
}

function toQuery(params: URLSearchParams, read: CachedRoute['pageCache']['query']): string {
  const isRead = (name: string) => (read === 'all' ? !TRACKING.test(name) : read.includes(name));
  const kept = new URLSearchParams([...params].filter(([name]) => isRead(name)));
  kept.sort();
  return kept.toString();
}
