const CONSECUTIVE_LIMIT = 5;
const WINDOW_S = 10;
const WINDOW_MIN_CALLS = 20;
const WINDOW_FAILURE_SHARE = 0.5;
const OPEN_MS = 5_000;
const OPEN_JITTER_MS = 1_000;

/** Stops calls to an upstream that keeps failing, and lets one probe through from time to time. */
export interface CircuitBreaker {
  /** @returns whether a call may go out now; the first after the pause is the probe. */
  allows(): boolean;
  /** Tells how a call that went out ended. */
  settle(succeeded: boolean): void;
}

/**
 * Opens after 5 failures in a row, or when half of at least 20 calls within 10 s failed; stays open 5 to 6 s.
 * @param now milliseconds of a clock
 * @param random a number from 0 to 1, spreading the probes of many isolates
 */
export function createCircuitBreaker(now: () => number = Date.now, random: () => number = Math.random): CircuitBreaker {
  let consecutive = 0;
  let openUntilMs = 0;
  let probing = false;
  // By the second: a list of each call would cost the more the more there are.
  let tallies: {second: number; calls: number; failed: number}[] = [];

  const open = () => {
    openUntilMs = now() + OPEN_MS + random() * OPEN_JITTER_MS;
    probing = false;
    tallies = [];
  };

  const tallyOf = (second: number) => {
    const last = tallies.at(-1);
    if (last?.second === second) return last;
    const tally = {second, calls: 0, failed: 0};
    tallies = [...tallies.filter((other) => other.second > second - WINDOW_S), tally];
    return tally;
  };

  const isCrowdedWithFailures = () => {
    const total = (key: 'calls' | 'failed') => tallies.reduce((sum, tally) => sum + tally[key], 0);
    return total('calls') >= WINDOW_MIN_CALLS && total('failed') / total('calls') >= WINDOW_FAILURE_SHARE;
  };

  return {
    allows() {
      if (openUntilMs === 0) return true;
      if (now() < openUntilMs || probing) return false;
      probing = true;
      return true;
    },
    settle(succeeded) {
      if (succeeded) {
        consecutive = 0;
        if (probing) openUntilMs = 0;
        probing = false;
      } else consecutive += 1;
      if (openUntilMs !== 0) {
        if (!succeeded && probing) open();
        return;
      }
      const tally = tallyOf(Math.floor(now() / 1000));
      tally.calls += 1;
      if (!succeeded) tally.failed += 1;
      if (consecutive >= CONSECUTIVE_LIMIT || isCrowdedWithFailures()) open();
    },
  };
}
