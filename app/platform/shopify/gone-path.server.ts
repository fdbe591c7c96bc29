import type {GonePathsQuery} from '../../../storefrontapi.generated';
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
  const {pathname, search} = new URL(request.url);
  if (request.method !== 'GET' || pathname.endsWith('.data') || pathname.length > MAX_PATH) return response;
  try {
    const target = await findTarget(context, pathname.replace(/\/+$/, '').toLowerCase());
    return target ? new Response(null, {status: 301, headers: {Location: withQuery(target, search)}}) : response;
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

const withQuery = (target: string, search: string) => (target.includes('?') ? target : target + search);
