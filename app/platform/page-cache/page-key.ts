import type {PageQuery} from '~/core/page-query';

export interface PageKey {
  /** Path and query of the page: what is rendered, without the parameters that the page does not read. */
  readonly address: string;
  /** Whether these are the page's data for a navigation in the browser, which are not cached. */
  readonly isData: boolean;
  /** Whether the page has a query. Queries can be invented without end, so they must not evict other pages. */
  readonly hasQuery: boolean;
  /** The other parameters, such as those of advertising, as a query without its question mark. */
  readonly unread: string;
}

/** The spelling that links use. Routes also match others, which are not cached: there is no end of them. */
const LINKED_PATH = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
const DATA = /\.data$/;
const ROOT_DATA = '/_root.data';
/** The parameter in which Remix names the routes whose data it wants. */
const ROUTES_PARAM = '_routes';

/** Longer than any link of the shop. The cache remembers addresses that were requested once. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_KNOWN_PATHS = 1_000;

/**
 * Creates the function that returns the key of a URL's page or of its data, or null for a page that is not cached.
 * @param findQuery returns the parameters that the page of a path reads, or null if it is not cached; called once for each path
 * @param findOptions returns the options of a path's product; null while they are unknown: a page with a query is not
 *   cached then, unless all parameters are of advertising, because any other one may be an option
 */
export function createPageKeys(
  findQuery: (pathname: string) => PageQuery | null,
  findOptions: (pathname: string) => readonly string[] | null,
): (url: URL) => PageKey | null {
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
    if (!LINKED_PATH.test(pathname)) return null;
    const isData = DATA.test(pathname);
    const pagePath = isData ? toPagePath(pathname) : pathname;
    const read = queryOf(pagePath);
    if (!read) return null;
    if (url.search === '') return {address: pathname, isData, hasQuery: false, unread: ''};
    const names = read === 'options' ? (findOptions(pagePath) ?? namesIfAdvertised(url)) : read;
    if (!names) return null;
    const isSame = read === 'options' ? isSameOption : Object.is;
    const toKeptName: NameFilter = (typed) =>
      names.find((name) => isSame(name, typed)) ?? (isData && typed === ROUTES_PARAM ? typed : null);
    const query = toQuery(url.searchParams, toKeptName);
    const address = query === '' ? pathname : `${pathname}?${query}`;
    if (address.length > MAX_ADDRESS_LENGTH) return null;
    return {
      address,
      isData,
      hasQuery: query !== '',
      unread: toQuery(url.searchParams, (typed) => (toKeptName(typed) === null ? typed : null)),
    };
  };
}

/** Parameters that mail programs and ad networks add to links. No merchant names an option like that. */
const ADVERTISING = /^(?:utm_\w+|[a-z]*clid|msclkid|mc_[ce]id|_gl)$/i;

const namesIfAdvertised = ({searchParams}: URL): readonly string[] | null =>
  [...searchParams.keys()].every((name) => ADVERTISING.test(name) || name === ROUTES_PARAM) ? [] : null;

/** Options are matched as Shopify does. */
const isSameOption = (name: string, typed: string): boolean => name.toLowerCase() === typed.toLowerCase();

const toPagePath = (pathname: string): string => (pathname === ROOT_DATA ? '/' : pathname.replace(DATA, ''));

/** Returns the name of a parameter in a query; null if it is left out. */
type NameFilter = (typed: string) => string | null;

function toQuery(params: URLSearchParams, toKeptName: NameFilter): string {
  const kept = new URLSearchParams();
  for (const [typed, value] of params) {
    const name = toKeptName(typed);
    if (name !== null) kept.append(name, value);
  }
  kept.sort();
  return kept.toString();
}
