import type {AppConfig} from '../env.server';
import type {Reporter} from '../report.server';
import {BackendRefused, BackendUnavailable} from '../supabase/backend.server';
import type {AlertMessage} from './alert-message';
import {sendUnstored} from './send-alerts.server';

const DOWN_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

interface Context extends Pick<Reporter, 'report'> {
  readonly config: AppConfig;
}

/**
 * Creates a function that runs what needs the database, and reports an outage of it past the database, once for each isolate. A
 * message is tried again at the next run. Its key and content change once an hour, so that isolates send one mail.
 * @param send sends to every channel
 */
export function createDatabaseWatch(send = sendUnstored, now: () => number = Date.now) {
  let failingSinceMs: number | null = null;
  let isReported = false;

  const tell = async ({config, report}: Context, change: 'opened' | 'resolved'): Promise<void> => {
    try {
      await send(config, toMessage(change, now()));
      isReported = change === 'opened';
    } catch (error) {
      report(error);
    }
  };

  /** @throws whatever the work throws */
  return async (context: Context, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // A key that was revoked is an outage, too.
      if (!(error instanceof BackendUnavailable || error instanceof BackendRefused)) throw error;
      failingSinceMs ??= now();
      if (!isReported && now() - failingSinceMs >= DOWN_MS) await tell(context, 'opened');
      throw error;
    }
    failingSinceMs = null;
    if (isReported) await tell(context, 'resolved');
  };
}

function toMessage(change: 'opened' | 'resolved', nowMs: number): AlertMessage {
  const at = new Date(nowMs - (nowMs % HOUR_MS)).toISOString();
  return {
    id: `database-down ${change} ${at}`,
    changes: [{change, problem: 'database-down', severity: 'critical', facts: {}, at}],
  };
}
