import type {GonePathsQuery} from '../../../storefrontapi.generated';
import {localPath} from '~/core/local-path';
import {memoize} from '~/core/memoize';
import type {AppContext} from '../context.server';
import {GONE_PATH_QUERY, GONE_PATHS_QUERY} from './gone-path.gql';
import {quoteSearchTerm} from './search-term';

const MAX_PATH = 200;
const DATA_ENDING = /\.data$/;

type Tools = Pick<AppContext, 'storefront'>;

/**
 * Finds the merchant's redirect for a path that does not exist.
 * @returns a 301 that keeps the query (as data for Remix scripts), or the given response if there is none or Shopify does
 * not respond
 */
export async function redirectForGonePath(request: Request, response: Response, context: Tools): Promise<Response> {
  const {pathname, search, origin} = new URL(request.url);
  if (request.method !== 'GET' || pathname.length > MAX_PATH) return response;
  const isData = DATA_ENDING.test(pathname);
  try {
    const path = pathname.replace(DATA_ENDING, '').replace(/\/+$/, '').toLowerCase();
    const target = await findTarget(context, path);
    const location = target && toLocation(target, {search: isData ? withoutRoutes(search) : search, origin});
    if (!location) return response;
    return isData ? redirectAsData(location) : new Response(null, {status: 301, headers: {Location: location}});
  } catch {
    return response;
  }
}

/** Remix names in the query the routes whose data it requests. */
function withoutRoutes(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** The redirect format of Single Fetch, since its scripts cannot read a 3xx response. */
function redirectAsData(location: string): Response {
  const keys = {_2: 3, _4: 5, _6: 7, _8: 9, _10: 7};
  const values = ['redirect', location, 'status', 301, 'revalidate', false, 'reload', true, 'replace'];
  return new Response(`${JSON.stringify([['SingleFetchRedirect', 1], keys, ...values])}\n`, {
    status: 202,
    headers: {'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes', 'Cache-Control': 'no-store'},
  });
}

/** If all redirects fit into one response, an unknown path costs no call of its own. */
async function findTarget({storefront}: Tools, path: string): Promise<string | undefined> {
  const {targets, isWhole} = toRedirects(await storefront.query(GONE_PATHS_QUERY));
  const listed = targets.get(path);
  if (listed !== undefined || isWhole) return listed;
  const variables = {query: `path:${quoteSearchTerm(path)}`};
  const {urlRedirects} = await storefront.query(GONE_PATH_QUERY, {variables, cache: 'typed-text'});
  return urlRedirects.nodes.find((redirect) => redirect.path.toLowerCase() === path)?.target;
}

const toRedirects = memoize(({urlRedirects: {nodes, pageInfo}}: GonePathsQuery) => ({
  targets: new Map(nodes.map(({path, target}) => [path.toLowerCase(), target])),
  isWhole: !pageInfo.hasNextPage,
}));

/** The merchant's target may be any text: only web pages and local paths are followed. */
const FOLLOWED = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** Returns the target with the query of the request unless it has its own, or undefined if it must not be followed. */
function toLocation(target: string, {search, origin}: {search: string; origin: string}): string | undefined {
  if (!FOLLOWED.test(target) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  url.search ||= search;
  return url.origin === origin ? localPath(url.href, origin) : url.href;
}
