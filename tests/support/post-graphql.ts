/** How a raw request differs from a standard one. */
export interface PostOptions {
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Sent instead of the JSON of the query. */
  readonly body?: string;
}

/** Sends a GraphQL request like any HTTP client, for behavior that Hydrogen's own client hides. */
export const postGraphql = (origin: string, query: string, options: PostOptions = {}): Promise<Response> =>
  fetch(`${origin}/api/${options.version ?? '2026-04'}/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...options.headers},
    body: options.body ?? JSON.stringify({query, variables: options.variables}),
  });
