import type {RateLimit} from './limits';

export type Allowance = {readonly isAllowed: true} | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/** A rate limit in the memory of this isolate, which counts only its own share of the requests. */
export interface MemoryLimit {
  /** Counts one attempt under a key; a rejected attempt does not count. */
  consume(key: string, limit: RateLimit): Allowance;
  refund(key: string): void;
}

const MAX_KEYS = 5_000;

/**
 * Creates a rate limit in memory.
 * @param maxKeys the number of keys before the oldest is dropped
 * @param now a clock in milliseconds
 */
export function createMemoryLimit(maxKeys = MAX_KEYS, now: () => number = Date.now): MemoryLimit {
  const windows = new Map<string, {readonly endsAtMs: number; count: number}>();

  const windowOf = (key: string, windowMs: number) => {
    const known = windows.get(key);
    if (known && known.endsAtMs > now()) return known;
    const begun = {endsAtMs: now() + windowMs, count: 0};
    windows.delete(key);
    const oldest = windows.keys().next().value;
    if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    windows.set(key, begun);
    return begun;
  };

  return {
    consume(key, {max, windowMs}) {
      const current = windowOf(key, windowMs);
      if (current.count >= max)
        return {isAllowed: false, retryAfterSeconds: Math.ceil((current.endsAtMs - now()) / 1000)};
      current.count += 1;
      return {isAllowed: true};
    },
    refund(key) {
      const current = windows.get(key);
      if (current && current.count > 0) current.count -= 1;
    },
  };
}
