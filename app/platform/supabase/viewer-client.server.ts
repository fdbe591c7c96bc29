import {PostgrestClient} from '@supabase/postgrest-js';
import type {BackendConfig} from '../env.server';
import {mintAccessToken, mintTolerantToken} from './access-token.server';
import {guardedFetch, restUrl} from './backend.server';
import type {Database} from './database.types';

/** A client that acts as one person; row level security filters every query. */
export type ViewerClient = PostgrestClient<Database>;

export const UNAUTHORIZED = 401;

/** Returns whether a status means that the database gave no result: no response, a failure, or a rejected token. */
export const isUnavailableStatus = (status: number): boolean =>
  status === 0 || status === UNAUTHORIZED || status >= 500;

/** Creates a client that sends a short-lived token of this person with every request. */
export function createViewerClient(config: BackendConfig, userId: string): ViewerClient {
  return new PostgrestClient<Database>(restUrl(config), {
    headers: {apikey: config.SUPABASE_PUBLISHABLE_KEY},
    fetch: withToken(guardedFetch(config), config, userId),
    // Three retries of the client would delay the page by seven seconds when the database does not respond.
    retry: false,
  });
}

let hasWarned = false;

function warnOnce(): void {
  if (!hasWarned) console.warn('supabase: a new token was rejected with 401; compare the clocks and the signing keys');
  hasWarned = true;
}

/**
 * Adds the person's token. A request that was rejected with 401 is sent again with a tolerant token; it changed nothing, so
 * writes may be retried too.
 */
function withToken(send: typeof fetch, config: BackendConfig, userId: string): typeof fetch {
  let minted: ReturnType<typeof mintAccessToken> | undefined;
  return async (input, init) => {
    const sendWith = (token: string) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return send(input, {...init, headers});
    };
    const response = await sendWith((await (minted ??= mintAccessToken(config, userId))).token);
    if (response.status !== UNAUTHORIZED) return response;
    warnOnce();
    return sendWith((await mintTolerantToken(config, userId)).token);
  };
}
