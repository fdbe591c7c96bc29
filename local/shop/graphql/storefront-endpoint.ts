import type {ShopConfig, ShopContext} from '../state';
import type {Executor} from './executor';
import {errorLines, jsonResponse, refusal, type GraphqlCall, type GraphqlResult} from './graphql-call';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Server-Timing, X-Request-Id, X-Shopify-API-Version',
  'timing-allow-origin': '*',
};
const PREFLIGHT_SECONDS = '7200';

/** A wrong token is rejected; a missing one means tokenless access, as at Shopify. */
function hasWrongToken(headers: Headers, {publicToken, privateToken}: ShopConfig): boolean {
  const given = [
    [headers.get('x-shopify-storefront-access-token'), publicToken],
    [headers.get('shopify-storefront-private-token'), privateToken],
  ] as const;
  return given.some(([token, right]) => token !== null && token !== right);
}

const preflight = (headers: Headers): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': PREFLIGHT_SECONDS,
    },
  });

/** The visitor's tracking tokens, which Shopify returns for Hydrogen's consent code. */
function serverTiming(headers: Headers): string {
  const token = (name: string) => /^[\w-]{1,64}$/.exec(headers.get(name) ?? '')?.[0] ?? crypto.randomUUID();
  return [
    'processing;dur=1',
    `_y;desc="${token('x-shopify-uniquetoken')}"`,
    `_s;desc="${token('x-shopify-visittoken')}"`,
    '_cmp;desc="3.AMPS_USCA_f_f_local"',
  ].join(', ');
}

const refuseWith = (status: number, errors: unknown): GraphqlResult => refusal(status, errors, CORS);

function findRefusal({version, headers, isReadable}: GraphqlCall, config: ShopConfig): GraphqlResult | null {
  if (version === null) return refuseWith(404, 'Not Found');
  if (hasWrongToken(headers, config)) return refuseWith(401, [{message: '', extensions: {code: 'UNAUTHORIZED'}}]);
  return isReadable ? null : refuseWith(400, 'Bad Request');
}

/**
 * Handles a request to the Storefront API.
 *
 * @param call - the result of {@link readGraphqlCall}
 * @param executor - the executor of the Storefront API
 */
export async function handleStorefrontCall(
  call: GraphqlCall,
  executor: Executor,
  context: ShopContext,
): Promise<GraphqlResult> {
  if (call.method === 'OPTIONS') return {response: preflight(call.headers), errors: []};
  if (call.method !== 'POST') return refuseWith(405, 'Method Not Allowed');
  const refused = findRefusal(call, context.config);
  if (refused) return refused;
  if (!call.request) return refuseWith(400, {query: 'Required parameter missing or invalid'});
  const result = await executor.run(call.request, context);
  return {
    response: jsonResponse(result, 200, {
      ...CORS,
      'x-shopify-api-version': call.version ?? '',
      'server-timing': serverTiming(call.headers),
    }),
    errors: errorLines(result.errors),
  };
}
