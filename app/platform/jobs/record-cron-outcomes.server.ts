import type {AppContext} from '../context.server';
import {backendOf} from '../env.server';
import {BackendUnavailable, createBackend} from '../supabase/backend.server';
import type {CronOutcome} from './cron.server';

/** Stores how scheduled jobs ended, once all have. Never rejects. */
export async function recordCronOutcomes(
  {config, report}: Pick<AppContext, 'config' | 'report'>,
  outcomes: ReadonlyMap<string, Promise<CronOutcome>>,
): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  try {
    const ended = [...outcomes].map(async ([name, outcome]) => ({name, is_done: (await outcome).isDone}));
    await createBackend(settings, 'monitor').call('record_cron_outcomes', {p_outcomes: await Promise.all(ended)});
  } catch (error) {
    // While the database is down nothing can be stored, and most jobs fail for that reason.
    if (!(error instanceof BackendUnavailable)) report(error, 'outcomes of the scheduled jobs');
  }
}
