import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import type {BackendConfig} from '../env.server';
import {mintAccessToken, mintTolerantToken} from './access-token.server';
import {guardedFetch} from './backend.server';
import type {Database} from './database.types';

/** A Supabase client that acts as one person; row level security filters every query. */
export type ViewerClient = SupabaseClient<Database>;

const UNAUTHORIZED = 401;

/** Returns whether a status means that the database gave no result: no response, a failure, or a rejected token. */
export const isUnavailableStatus = (status: number): boolean =>
  status === 0 || status === UNAUTHORIZED || status >= 500;

/** Creates a client that sends a short-lived token of this person with every request. */
export function createViewerClient(config: BackendConfig, userId: string): ViewerClient {
  let minted: Promise<string> | undefined;
  return createClient<Database>(config.SUPABASE_URL, config.SUPABASE_PUBLISHABLE_KEY, {
    // The client requests the token twice for each select.
    accessToken: () => (minted ??= mintAccessToken(config, userId).then(({token}) => token)),
    // Three retries of the client would delay the page by seven seconds when the database does not respond.
    db: {retry: false},
    global: {fetch: withTolerance(guardedFetch(config.SUPABASE_URL), config, userId)},
  });
}

let hasWarned = false;

function warnOnce(): void {
  if (!hasWarned) console.warn('supabase: a new token was rejected with 401; compare the clocks and the signing keys');
  hasWarned = true;
}

/** Retries a request that was rejected with 401 with a tolerant token; a rejected request changed nothing, so writes may be retried too. */
function withTolerance(send: typeof fetch, config: BackendConfig, userId: string): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status !== UNAUTHORIZED) return response;
    warnOnce();
    const {token} = await mintTolerantToken(config, userId);
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return send(input, {...init, headers});
  };
}
