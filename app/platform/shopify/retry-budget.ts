const SHARE_OF_CALLS = 0.1;
const RESERVE = 5;

/** Bounds retries to a tenth of the traffic, so that a shop in trouble is not called twice as often. */
export interface RetryBudget {
  /** Notes a first try. */
  deposit(): void;
  /** @returns whether a retry may go out, and spends it. */
  withdraw(): boolean;
}

/** @returns a budget that starts with a small reserve, so that a quiet isolate may retry too. */
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
