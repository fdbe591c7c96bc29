const CONSECUTIVE_LIMIT = 5;
const WINDOW_S = 10;
const WINDOW_MIN_CALLS = 20;
const WINDOW_FAILURE_SHARE = 0.5;
// With a probe every second, an upstream that has recovered is in use again within 5 s.
const OPEN_MS = 3_000;
const OPEN_JITTER_MS = 750;
const PROBE_MS = 1_000;

export interface Permit {
  /** Reports how the call ended. The failure of a call that began before the last change of state is ignored. */
  settle(succeeded: boolean): void;
}

/** Stops calls to an upstream that keeps failing, and lets one probe through from time to time. */
export interface CircuitBreaker {
  /**
   * Calls during a probe wait for it, at most a second, because a page makes several at once.
   * @returns null if no call may be sent now
   */
  admit(): Promise<Permit | null>;
}

/** The dependencies of a breaker; tests pass their own. */
interface Tools {
  /** A clock in milliseconds. */
  readonly now?: () => number;
  /** A number from 0 to 1, which spreads the probes of many isolates. */
  readonly random?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

interface Probe {
  readonly untilMs: number;
  readonly ended: Promise<void>;
  end(): void;
}

/** Opens after 5 failures in a row, or when half of at least 20 calls within 10 s failed. */
export function createCircuitBreaker({
  now = Date.now,
  random = Math.random,
  pause = sleep,
}: Tools = {}): CircuitBreaker {
  let openUntilMs: number | null = null;
  // A probe whose visitor leaves may never end: after a second another one may try.
  let probe: Probe | null = null;
  let generation = 0;
  let failures = createFailureCount(now);

  const change = (until: number | null) => {
    openUntilMs = until;
    generation += 1;
    failures = createFailureCount(now);
    probe?.end();
    probe = null;
  };

  const permit = (): Permit => {
    const [issuedIn, isProbe] = [generation, openUntilMs !== null];
    return {
      settle(succeeded) {
        const isOpen = openUntilMs !== null;
        if (isProbe && isOpen && succeeded) change(null);
        else if (issuedIn === generation && (isOpen || failures.isTooMany(succeeded)))
          change(now() + OPEN_MS + random() * OPEN_JITTER_MS);
      },
    };
  };

  const admitNow = (): Permit | null => {
    if (openUntilMs === null) return permit();
    if (now() < openUntilMs || (probe && now() < probe.untilMs)) return null;
    probe = createProbe(now() + PROBE_MS);
    return permit();
  };

  return {
    async admit() {
      const waited = openUntilMs !== null && now() >= openUntilMs && probe && now() < probe.untilMs ? probe : null;
      if (waited) await Promise.race([waited.ended, pause(waited.untilMs - now())]);
      return admitNow();
    },
  };
}

function createProbe(untilMs: number): Probe {
  let end = () => {};
  const ended = new Promise<void>((resolve) => void (end = resolve));
  return {untilMs, ended, end};
}

/** Counts by the second, because the cost of a list of calls would grow with the traffic. */
function createFailureCount(now: () => number) {
  let consecutive = 0;
  let tallies: {second: number; calls: number; failed: number}[] = [];

  const tallyOf = (second: number) => {
    const last = tallies.at(-1);
    if (last?.second === second) return last;
    const tally = {second, calls: 0, failed: 0};
    tallies = [...tallies.filter((other) => other.second > second - WINDOW_S), tally];
    return tally;
  };

  const total = (key: 'calls' | 'failed') => tallies.reduce((sum, tally) => sum + tally[key], 0);

  return {
    /** Counts one call. */
    isTooMany(succeeded: boolean): boolean {
      const tally = tallyOf(Math.floor(now() / 1000));
      tally.calls += 1;
      if (!succeeded) tally.failed += 1;
      consecutive = succeeded ? 0 : consecutive + 1;
      const isCrowded = total('calls') >= WINDOW_MIN_CALLS && total('failed') / total('calls') >= WINDOW_FAILURE_SHARE;
      return consecutive >= CONSECUTIVE_LIMIT || isCrowded;
    },
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
