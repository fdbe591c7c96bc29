import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';

/** Deletes batches and imports after seven days, and search words that no order has any more. @throws BackendUnavailable */
export async function forgetDeskWork({config}: Pick<AppContext, 'config'>): Promise<void> {
  const settings = backendOf(config);
  if (settings) await createBackend(settings, 'monitor').call('forget_desk_work', {});
}
