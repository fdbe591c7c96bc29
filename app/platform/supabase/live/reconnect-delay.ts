const DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** A server that comes back is not met by every tab in the same moment. */
const JITTER = 0.5;

/**
 * How long to wait before the line is opened again.
 * @param failures how often in a row it has failed before
 * @param random from 0 to below 1
 * @returns 1, 2, 5, and from then on 10 seconds, each longer by up to a half
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const delayMs = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
  return Math.round(delayMs * (1 + JITTER * random));
}
