/** The number of buckets; the last one also counts everything longer than its limit. */
const BUCKETS = 64;
/** Four buckets per doubling: a quantile is at most 10 % off. */
const PER_DOUBLING = 4;

/** Creates counts of durations without any. */
export const createDurations = (): number[] => Array.from({length: BUCKETS}, () => 0);

/** Returns the position that counts a duration. Position n counts durations of up to 2^(n/4) milliseconds. */
export function toDurationBucket(durationMs: number): number {
  return Math.min(BUCKETS - 1, Math.ceil(PER_DOUBLING * Math.log2(Math.max(1, durationMs))));
}

/**
 * Returns the duration that a share of all durations does not exceed, or null without any.
 * @param share from 0 to 1, such as 0.95
 * @returns whole milliseconds
 */
export function getQuantileMs(durations: readonly number[], share: number): number | null {
  const total = durations.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let counted = 0;
  const bucket = durations.findIndex((count) => (counted += count) >= Math.max(1, share * total));
  // A bucket's upper limit is 2^(1/4) times its lower one: the result lies between the two.
  return bucket === 0 ? 1 : Math.round(2 ** ((bucket - 0.5) / PER_DOUBLING));
}
