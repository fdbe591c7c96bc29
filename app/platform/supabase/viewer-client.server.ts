import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import type {BackendConfig} from '../env.server';
import {mintAccessToken, mintTolerantToken} from './access-token.server';
import {guardedFetch} from './backend.server';
import type {Database} from './database.types';

/** The database as one person sees it: row level security decides every row. */
export type ViewerClient = SupabaseClient<Database>;

const UNAUTHORIZED = 401;

/** Whether a status tells nothing of the rows: no answer, a failure, or a token that was not believed. */
export const isNoAnswer = (status: number): boolean => status === 0 || status === UNAUTHORIZED || status >= 500;

/** @returns a client whose every request carries a short-lived token of this person */
export function createViewerClient(config: BackendConfig, userId: string): ViewerClient {
  let minted: Promise<string> | undefined;
  return createClient<Database>(config.SUPABASE_URL, config.SUPABASE_PUBLISHABLE_KEY, {
    // Asked twice for each select.
    accessToken: () => (minted ??= mintAccessToken(config, userId).then(({token}) => token)),
    // The client would ask a silent database three times more, and the page would wait seven seconds for it.
    db: {retry: false},
    global: {fetch: withTolerance(guardedFetch(config.SUPABASE_URL), config, userId)},
  });
}

let hasWarned = false;

function warnOnce(): void {
  if (!hasWarned) console.warn('supabase: a new token was refused with 401; compare the clocks and the signing keys');
  hasWarned = true;
}

/** A refused token has changed nothing, so that even a write may be sent again with one that two clocks agree on. */
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
