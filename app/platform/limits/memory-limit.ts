/** A number of attempts in a number of seconds. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Whether an attempt is allowed. */
export type Allowance = {readonly isAllowed: true} | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/** A rate limit in the memory of this isolate, which counts only its own share of the requests. */
export interface LocalLimit {
  /** Counts one attempt under a key; a rejected attempt does not count. */
  take(key: string, limit: Limit): Allowance;
  /** Takes one attempt back. */
  giveBack(key: string): void;
}

const MAX_KEYS = 5_000;

/**
 * Creates a rate limit in memory.
 * @param maxKeys the number of keys before the oldest is dropped
 * @param now a clock in milliseconds
 */
export function createLocalLimit(maxKeys = MAX_KEYS, now: () => number = Date.now): LocalLimit {
  const windows = new Map<string, {readonly endsAtMs: number; count: number}>();

  const windowOf = (key: string, seconds: number) => {
    const known = windows.get(key);
    if (known && known.endsAtMs > now()) return known;
    const begun = {endsAtMs: now() + seconds * 1000, count: 0};
    windows.delete(key);
    const oldest = windows.keys().next().value;
    if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    windows.set(key, begun);
    return begun;
  };

  return {
    take(key, {attempts, seconds}) {
      const current = windowOf(key, seconds);
      if (current.count >= attempts)
        return {isAllowed: false, retryAfterSeconds: Math.ceil((current.endsAtMs - now()) / 1000)};
      current.count += 1;
      return {isAllowed: true};
    },
    giveBack(key) {
      const current = windows.get(key);
      if (current && current.count > 0) current.count -= 1;
    },
  };
}
