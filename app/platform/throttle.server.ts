import {createLocalLimit, type Allowance, type Limit} from './local-limit';
import {BackendRefused, BackendUnavailable, type Backend} from './supabase/backend.server';

/** Without the database an isolate counts by itself, and more strictly: it sees only its own share of the attempts. */
const LOCAL_SHARE = 0.5;

const attemptsHere = createLocalLimit();

/**
 * Counts one attempt under each of the keys.
 * @param keys what is counted apart, such as `login:address:…` and `login:client:…`
 * @returns a refusal as soon as one of the keys is used up
 */
export async function takeAttempt(backend: Backend, keys: readonly string[], limit: Limit): Promise<Allowance> {
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
    // However the database fails, somebody counts: a limit that does not must not let everything through, or nobody.
    if (!(error instanceof BackendUnavailable || error instanceof BackendRefused)) throw error;
    return takeHere(key, limit);
  }
}

const takeHere = (key: string, {attempts, seconds}: Limit): Allowance =>
  attemptsHere.take(key, {attempts: Math.max(1, Math.floor(attempts * LOCAL_SHARE)), seconds});

/** Takes the attempts back: where only failures count, a success gives its own back. Best effort. */
export async function giveBackAttempt(backend: Backend, keys: readonly string[]): Promise<void> {
  for (const key of keys) attemptsHere.giveBack(key);
  await Promise.allSettled(keys.map((key) => backend.call('refund_rate_limit', {p_key: key})));
}
