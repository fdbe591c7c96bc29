import type {AppContext} from '../context.server';
import {quoteSearchTerm} from './search-term';
import {GONE_PATH_QUERY} from './gone-path.gql';

const MAX_PATH = 200;

/**
 * Looks for a redirect the merchant keeps for an address that is gone.
 * @returns a 301 that keeps the query, or the response given when there is none or the shop does not answer
 */
export async function redirectForGonePath(
  request: Request,
  response: Response,
  context: AppContext,
): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  if (request.method !== 'GET' || pathname.endsWith('.data') || pathname.length > MAX_PATH) return response;
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  try {
    const {urlRedirects} = await context.storefront.query(GONE_PATH_QUERY, {
      variables: {query: `path:${quoteSearchTerm(path)}`},
    });
    const target = urlRedirects.nodes.find((redirect) => redirect.path.toLowerCase() === path)?.target;
    return target ? new Response(null, {status: 301, headers: {Location: withQuery(target, search)}}) : response;
  } catch {
    return response;
  }
}

const withQuery = (target: string, search: string) => (target.includes('?') ? target : target + search);
