/** Returns the next number, at least 0 and less than 1. */
export type Random = () => number;

/**
 * Creates a seeded random number generator (mulberry32); not for secrets.
 *
 * @param seed - an integer; the same seed gives the same numbers in the same order
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
