import type {GonePathsQuery} from '../../../storefrontapi.generated';
import {localPath} from '~/core/local-path';
import {memoize} from '~/core/memoize';
import type {AppContext} from '../context.server';
import {GONE_PATH_QUERY, GONE_PATHS_QUERY} from './gone-path.gql';
import {TYPED_BY_VISITORS} from './kept-answers';
import {quoteSearchTerm} from './search-term';

const MAX_PATH = 200;

type Tools = Pick<AppContext, 'storefront'>;

/**
 * Looks for a redirect the merchant keeps for an address that is gone.
 * @returns a 301 that keeps the query, or the response given when there is none or the shop does not answer
 */
export async function redirectForGonePath(request: Request, response: Response, context: Tools): Promise<Response> {
  const {pathname, search, origin} = new URL(request.url);
  if (request.method !== 'GET' || pathname.endsWith('.data') || pathname.length > MAX_PATH) return response;
  try {
    const target = await findTarget(context, pathname.replace(/\/+$/, '').toLowerCase());
    const location = target && toLocation(target, {search, origin});
    return location ? new Response(null, {status: 301, headers: {Location: location}}) : response;
  } catch {
    return response;
  }
}

/** Where the shop's whole list fits into one answer, a path that is nobody's costs no call of its own. */
async function findTarget({storefront}: Tools, path: string): Promise<string | undefined> {
  const {targets, isWhole} = toRedirects(await storefront.query(GONE_PATHS_QUERY));
  const listed = targets.get(path);
  if (listed !== undefined || isWhole) return listed;
  const variables = {query: `path:${quoteSearchTerm(path)}`};
  const {urlRedirects} = await storefront.query(GONE_PATH_QUERY, {variables, cache: TYPED_BY_VISITORS});
  return urlRedirects.nodes.find((redirect) => redirect.path.toLowerCase() === path)?.target;
}

const toRedirects = memoize(({urlRedirects: {nodes, pageInfo}}: GonePathsQuery) => ({
  targets: new Map(nodes.map(({path, target}) => [path.toLowerCase(), target])),
  isWhole: !pageInfo.hasNextPage,
}));

/** What the merchant wrote may be anything: only pages of the web and our own paths are followed. */
const FOLLOWED = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** @returns the target with the query of the request, unless it has its own; undefined where it must not be followed */
function toLocation(target: string, {search, origin}: {search: string; origin: string}): string | undefined {
  if (!FOLLOWED.test(target) || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  url.search ||= search;
  return url.origin === origin ? localPath(url.href, origin) : url.href;
}
