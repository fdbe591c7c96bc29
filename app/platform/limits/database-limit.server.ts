import {createLocalLimit, type Allowance, type Limit} from './memory-limit';
import {BackendRefused, BackendUnavailable, type Backend} from '../supabase/backend.server';

/** Without the database an isolate counts alone and more strictly, since it sees only a share of the attempts. */
const LOCAL_SHARE = 0.5;

const attemptsHere = createLocalLimit();

/**
 * Counts one attempt under each key.
 * @param keys such as `login:address:…` and `login:client:…`
 * @returns a rejection as soon as one key is above its limit
 */
export async function consumeAttempt(backend: Backend, keys: readonly string[], limit: Limit): Promise<Allowance> {
  for (const key of keys) {
    const allowance = await takeOne(backend, key, limit);
    if (!allowance.isAllowed) return allowance;
  }
  return {isAllowed: true};
}

async function takeOne(backend: Backend, key: string, limit: Limit): Promise<Allowance> {
  try {
    const args = {p_key: key, p_limit: limit.attempts, p_window_seconds: limit.seconds};
    const [row] = await backend.call('consume_rate_limit', args);
    if (!row) return takeHere(key, limit);
    return row.allowed ? {isAllowed: true} : {isAllowed: false, retryAfterSeconds: row.retry_after_seconds};
  } catch (error) {
    // After any database failure the isolate counts: the limit must neither allow all attempts nor reject all.
    if (!(error instanceof BackendUnavailable || error instanceof BackendRefused)) throw error;
    return takeHere(key, limit);
  }
}

const takeHere = (key: string, {attempts, seconds}: Limit): Allowance =>
  attemptsHere.take(key, {attempts: Math.max(1, Math.floor(attempts * LOCAL_SHARE)), seconds});

/** Takes the attempts back, for limits that count failures only. Best effort. */
export async function refundAttempt(backend: Backend, keys: readonly string[]): Promise<void> {
  for (const key of keys) attemptsHere.giveBack(key);
  await Promise.allSettled(keys.map((key) => backend.call('refund_rate_limit', {p_key: key})));
}
