const DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** Keeps all tabs from reconnecting at the same moment after an outage. */
const JITTER = 0.5;

/**
 * Returns how long to wait before reconnecting: 1, 2, 5 and then 10 seconds, each plus jitter of up to a half.
 * @param failures number of consecutive failures before this one
 * @param random a number from 0 to below 1
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const delayMs = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
  return Math.round(delayMs * (1 + JITTER * random));
}
