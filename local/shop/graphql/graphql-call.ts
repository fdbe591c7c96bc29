import {z} from 'zod';
import {resolveApiVersion} from './api-versions';
import type {GraphqlRequest} from './executor';

/** The APIs of the shop that speak GraphQL. */
export type GraphqlApi = 'storefront' | 'customer-account' | 'admin';

/** A request to one of them, read but not yet answered. */
export interface GraphqlCall {
  readonly api: GraphqlApi;
  /** Null for a version that never was. */
  readonly version: string | null;
  readonly headers: Headers;
  readonly method: string;
  /** Null when the body is no GraphQL request. */
  readonly request: GraphqlRequest | null;
  /** Whether the body is JSON at all. */
  readonly isReadable: boolean;
}

/** An answer, and what the log should know of it. */
export interface GraphqlResult {
  readonly response: Response;
  readonly errors: readonly string[];
  /** The mutations that were executed, whatever became of the answer. */
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

function findApi(pathname: string): {api: GraphqlApi; asked: string} | null {
  for (const [api, path] of PATHS) {
    const asked = path.exec(pathname)?.[1];
    if (asked !== undefined) return {api, asked};
  }
  return null;
}

/**
 * Reads a request to one of the GraphQL APIs.
 *
 * @returns null when the request is for something else; its body is then untouched
 */
export async function readGraphqlCall(request: Request): Promise<GraphqlCall | null> {
  const found = findApi(new URL(request.url).pathname);
  if (!found) return null;
  const {headers, method} = request;
  const body = method === 'POST' ? parseBody(await request.text(), headers.get('content-type') ?? '') : undefined;
  const parsed = RequestSchema.safeParse(body);
  return {
    api: found.api,
    version: resolveApiVersion(found.asked),
    headers,
    method,
    request: parsed.success ? parsed.data : null,
    isReadable: body !== undefined,
  };
}

/** Answers with JSON of a known length, so that the server sends it in one piece. */
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

/** Refuses a call as a whole. */
export const refusal = (
  status: number,
  errors: unknown,
  headers: Readonly<Record<string, string>> = {},
): GraphqlResult => ({
  response: jsonResponse({errors}, status, headers),
  errors: [typeof errors === 'string' ? errors : JSON.stringify(errors)],
});

/** Returns the errors of an answer as one line each, for the log. */
export const errorLines = (
  errors: readonly {readonly message: string; readonly path?: readonly (string | number)[]}[] = [],
): string[] => errors.map(({message, path}) => (path ? `${path.join('.')}: ${message}` : message));
