import {BackendUnavailable, type Backend} from './supabase/backend.server';

/** So many attempts in so many seconds. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Whether an attempt may be made. */
export type Allowance = {readonly isAllowed: true} | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/** Without the database an isolate counts by itself, and more strictly: it sees only its own share of the attempts. */
const LOCAL_SHARE = 0.5;
const LOCAL_KEYS = 5_000;

const attemptsHere = new Map<string, readonly number[]>();

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

async function takeOne(backend: Backend, key: string, {attempts, seconds}: Limit): Promise<Allowance> {
  try {
    const [row] = await backend.call('take_rate_limit', {p_key: key, p_limit: attempts, p_window_seconds: seconds});
    return row && !row.allowed ? {isAllowed: false, retryAfterSeconds: row.retry_after_seconds} : {isAllowed: true};
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return takeHere(key, {attempts: Math.max(1, Math.floor(attempts * LOCAL_SHARE)), seconds});
  }
}

function takeHere(key: string, {attempts, seconds}: Limit): Allowance {
  const now = Date.now();
  const recent = (attemptsHere.get(key) ?? []).filter((at) => at > now - seconds * 1000);
  if (recent.length >= attempts) return {isAllowed: false, retryAfterSeconds: seconds};
  if (attemptsHere.size >= LOCAL_KEYS) attemptsHere.delete(attemptsHere.keys().next().value ?? '');
  attemptsHere.set(key, [...recent, now]);
  return {isAllowed: true};
}

/** Takes the attempts back: where only failures count, a success gives its own back. Best effort. */
export async function giveBackAttempt(backend: Backend, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => backend.call('give_back_rate_limit', {p_key: key})));
}
