/** How a raw request differs from the plain one. */
export interface PostOptions {
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Sent instead of the JSON of the query. */
  readonly body?: string;
}

/** Sends a GraphQL request as any HTTP client would: for what Hydrogen's own client does not show. */
export const postGraphql = (origin: string, query: string, options: PostOptions = {}): Promise<Response> =>
  fetch(`${origin}/api/${options.version ?? '2026-04'}/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...options.headers},
    body: options.body ?? JSON.stringify({query, variables: options.variables}),
  });
