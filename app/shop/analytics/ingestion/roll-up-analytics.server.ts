import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';

/**
 * Sums the events that arrived since the last time and deletes what is older than 90 days, for hosts whose database has no
 * timer. If it fails, the next run continues, or whoever opens the page.
 * @throws BackendUnavailable
 */
export async function rollUpAnalytics({config}: Pick<AppContext, 'config'>): Promise<void> {
  const backend = backendOf(config);
  if (backend) await createBackend(backend, 'monitor').call('roll_up_analytics', {});
}
