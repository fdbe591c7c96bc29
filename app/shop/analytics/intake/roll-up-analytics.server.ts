import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';

/**
 * Sums the events that arrived since the last time and deletes what is older than 90 days, for hosts whose database has no
 * timer. Never rejects: the next run, or whoever opens the page, continues.
 */
export async function rollUpAnalytics({config, report}: Pick<AppContext, 'config' | 'report'>): Promise<void> {
  const backend = backendOf(config);
  if (!backend) return;
  try {
    await createBackend(backend, 'monitor').call('roll_up_analytics', {});
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) report(error);
  }
}
