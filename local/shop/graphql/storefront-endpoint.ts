import {z} from 'zod';
import type {ShopConfig, ShopContext} from '../state';
import {answeringVersion} from './api-versions';
import type {Executor, GraphqlRequest} from './executor';

/** A request to the Storefront API, read but not yet answered. */
export interface StorefrontCall {
  /** Null for a version that never was. */
  readonly version: string | null;
  readonly headers: Headers;
  readonly method: string;
  /** Null when the body is no GraphQL request. */
  readonly request: GraphqlRequest | null;
  /** Whether the body is JSON at all. */
  readonly isReadable: boolean;
}

/** An answer of the Storefront API, and what the log should know of it. */
export interface StorefrontAnswer {
  readonly response: Response;
  readonly errors: readonly string[];
}

const PATH = /^\/api\/([^/]+)\/graphql(?:\.json)?$/;

const RequestSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Server-Timing, X-Request-Id, X-Shopify-API-Version',
  'timing-allow-origin': '*',
};
const PREFLIGHT_SECONDS = '7200';

function parseBody(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/graphql')) return {query: text};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a request to `/api/{version}/graphql.json`.
 *
 * @returns null when the request is for something else; its body is then untouched
 */
export async function readStorefrontCall(request: Request): Promise<StorefrontCall | null> {
  const asked = PATH.exec(new URL(request.url).pathname)?.[1];
  if (asked === undefined) return null;
  const {headers, method} = request;
  const body = method === 'POST' ? parseBody(await request.text(), headers.get('content-type') ?? '') : undefined;
  const parsed = RequestSchema.safeParse(body);
  return {
    version: answeringVersion(asked),
    headers,
    method,
    request: parsed.success ? parsed.data : null,
    isReadable: body !== undefined,
  };
}

/** A wrong token is refused; none at all is the platform's access without a token. */
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

/** The visitor's tokens, as the platform hands them back for Hydrogen's consent code to read. */
function serverTiming(headers: Headers): string {
  const token = (name: string) => /^[\w-]{1,64}$/.exec(headers.get(name) ?? '')?.[0] ?? crypto.randomUUID();
  return [
    'processing;dur=1',
    `_y;desc="${token('x-shopify-uniquetoken')}"`,
    `_s;desc="${token('x-shopify-visittoken')}"`,
    '_cmp;desc="3.AMPS_USCA_f_f_local"',
  ].join(', ');
}

function json(body: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      ...CORS,
      'content-type': 'application/json; charset=utf-8',
      // A known length lets the server send the answer in one piece.
      'content-length': String(Buffer.byteLength(text)),
      'x-request-id': crypto.randomUUID(),
      ...headers,
    },
  });
}

const refusal = (status: number, errors: unknown): StorefrontAnswer => ({
  response: json({errors}, status),
  errors: [typeof errors === 'string' ? errors : JSON.stringify(errors)],
});

function refuse({version, headers, isReadable}: StorefrontCall, config: ShopConfig): StorefrontAnswer | null {
  if (version === null) return refusal(404, 'Not Found');
  if (hasWrongToken(headers, config)) return refusal(401, [{message: '', extensions: {code: 'UNAUTHORIZED'}}]);
  return isReadable ? null : refusal(400, 'Bad Request');
}

/**
 * Answers a request to the Storefront API as the platform does.
 *
 * @param call - as read by {@link readStorefrontCall}
 * @param executor - of the schema
 * @param context - the shop
 */
export async function answerStorefrontCall(
  call: StorefrontCall,
  executor: Executor,
  context: ShopContext,
): Promise<StorefrontAnswer> {
  if (call.method === 'OPTIONS') return {response: preflight(call.headers), errors: []};
  if (call.method !== 'POST') return refusal(405, 'Method Not Allowed');
  const refused = refuse(call, context.config);
  if (refused) return refused;
  if (!call.request) return refusal(400, {query: 'Required parameter missing or invalid'});
  const answer = await executor.run(call.request, context);
  return {
    response: json(answer, 200, {
      'x-shopify-api-version': call.version ?? '',
      'server-timing': serverTiming(call.headers),
    }),
    errors: (answer.errors ?? []).map(({message, path}) => (path ? `${path.join('.')}: ${message}` : message)),
  };
}
