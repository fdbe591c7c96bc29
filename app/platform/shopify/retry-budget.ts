const SHARE_OF_CALLS = 0.1;
const RESERVE = 5;

/** Limits retries to a tenth of the traffic, so that a failing upstream is not called twice as often. */
export interface RetryBudget {
  /** Counts a first try. */
  deposit(): void;
  /** Returns whether a retry may be sent, and spends it. */
  withdraw(): boolean;
}

/** Creates a budget with a small reserve, so that a quiet isolate may retry too. */
export function createRetryBudget(): RetryBudget {
  let credit = RESERVE;
  return {
    deposit() {
      credit = Math.min(RESERVE, credit + SHARE_OF_CALLS);
    },
    withdraw() {
      if (credit < 1) return false;
      credit -= 1;
      return true;
    },
  };
}
