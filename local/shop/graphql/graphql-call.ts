import {z} from 'zod';
import {resolveApiVersion} from './api-versions';
import type {GraphqlRequest} from './executor';

export type GraphqlApi = 'storefront' | 'customer-account' | 'admin';

/** A parsed request to a GraphQL API. */
export interface GraphqlCall {
  readonly api: GraphqlApi;
  /** Null for an invalid version. */
  readonly version: string | null;
  readonly headers: Headers;
  readonly method: string;
  /** Null if the body is not a GraphQL request. */
  readonly request: GraphqlRequest | null;
  /** Whether the body is JSON. */
  readonly isReadable: boolean;
}

/** A response, and what is logged about it. */
export interface GraphqlResult {
  readonly response: Response;
  readonly errors: readonly string[];
  /** The executed mutations, also if the response is lost. */
  readonly executed?: readonly string[];
}

const PATHS: readonly (readonly [GraphqlApi, RegExp])[] = [
  ['storefront', /^\/api\/([^/]+)\/graphql(?:\.json)?$/],
  ['customer-account', /^(?:\/\d+)?\/account\/customer\/api\/([^/]+)\/graphql$/],
  ['admin', /^\/admin\/api\/([^/]+)\/graphql\.json$/],
];

const RequestSchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

function parseBody(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/graphql')) return {query: text};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findApi(pathname: string): {api: GraphqlApi; requested: string} | null {
  for (const [api, path] of PATHS) {
    const requested = path.exec(pathname)?.[1];
    if (requested !== undefined) return {api, requested};
  }
  return null;
}

/**
 * Parses a request to one of the GraphQL APIs.
 *
 * @returns null for other paths, without reading the body
 */
export async function readGraphqlCall(request: Request): Promise<GraphqlCall | null> {
  const found = findApi(new URL(request.url).pathname);
  if (!found) return null;
  const {headers, method} = request;
  const body = method === 'POST' ? parseBody(await request.text(), headers.get('content-type') ?? '') : undefined;
  const parsed = RequestSchema.safeParse(body);
  return {
    api: found.api,
    version: resolveApiVersion(found.requested),
    headers,
    method,
    request: parsed.success ? parsed.data : null,
    isReadable: body !== undefined,
  };
}

/** Returns a JSON response with a Content-Length, so that the server sends it in one piece. */
export function jsonResponse(body: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'x-request-id': crypto.randomUUID(),
      ...headers,
    },
  });
}

/** Returns an error response for the whole request. */
export const refusal = (
  status: number,
  errors: unknown,
  headers: Readonly<Record<string, string>> = {},
): GraphqlResult => ({
  response: jsonResponse({errors}, status, headers),
  errors: [typeof errors === 'string' ? errors : JSON.stringify(errors)],
});

/** Returns the errors of a response for the log, one line each. */
export const errorLines = (
  errors: readonly {readonly message: string; readonly path?: readonly (string | number)[]}[] = [],
): string[] => errors.map(({message, path}) => (path ? `${path.join('.')}: ${message}` : message));
