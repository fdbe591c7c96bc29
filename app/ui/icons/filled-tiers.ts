/** What is in each tier of the tiffin from the top: a color of the tokens such as `--color-dish-palak`; null for an empty one. */
export type Tiers = readonly [string | null, string | null, string | null];

export const EMPTY_TIERS: Tiers = [null, null, null];

/** From the top. */
const FILLS = ['--color-dish-biryani', '--color-dish-palak', '--color-dish-tikka'] as const;

/** Returns the tiers for a share from 0 to 1: one more is full for each third, from the bottom. */
export function filledTiers(share: number): Tiers {
  const [first, second, third] = FILLS.map((fill, index) => (share * 3 >= 3 - index ? fill : null));
  return [first ?? null, second ?? null, third ?? null];
}
