/** What is in each tier of the tiffin from the top: a color of the tokens such as `--color-dish-palak`; null for an empty one. */
export type Tiers = readonly [string | null, string | null, string | null];

export const EMPTY_TIERS: Tiers = [null, null, null];

/** Returns the tiers for a share from 0 to 1: one more is full for each third, from the bottom. */
export function filledTiers(share: number): Tiers {
  const full = Math.floor(share * EMPTY_TIERS.length);
  return [
    full >= 3 ? '--color-dish-biryani' : null,
    full >= 2 ? '--color-dish-palak' : null,
    full >= 1 ? '--color-dish-tikka' : null,
  ];
}
