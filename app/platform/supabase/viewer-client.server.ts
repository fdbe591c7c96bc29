import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import type {BackendConfig} from '../env.server';
import {mintAccessToken} from './access-token.server';
import {guardedFetch} from './backend.server';
import type {Database} from './database.types';

/** The database as one person sees it: row level security decides every row. */
export type ViewerClient = SupabaseClient<Database>;

/** @returns a client whose every request carries a short-lived token of this person */
export function createViewerClient(config: BackendConfig, userId: string): ViewerClient {
  let minted: Promise<string> | undefined;
  return createClient<Database>(config.SUPABASE_URL, config.SUPABASE_PUBLISHABLE_KEY, {
    // Asked twice for each select.
    accessToken: () => (minted ??= mintAccessToken(config, userId).then(({token}) => token)),
    // The client would ask a silent database three times more, and the page would wait seven seconds for it.
    db: {retry: false},
    global: {fetch: guardedFetch(config.SUPABASE_URL)},
  });
}
