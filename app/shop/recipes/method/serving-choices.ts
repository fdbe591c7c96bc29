const MOST_PACKS = 4;

export const SERVINGS_PARAM = 'servings';

/** Servings that a recipe can be shown for: whole packs, because an opened pack is used up. */
export const servingChoices = (servingsPerPack: number): readonly number[] =>
  Array.from({length: MOST_PACKS}, (_, index) => servingsPerPack * (index + 1));

/**
 * Reads the chosen servings from a URL's query.
 * @returns the servings of one pack if none are chosen, or a number that is no choice
 */
export function readServings(search: string, servingsPerPack: number): number {
  const chosen = new URLSearchParams(search).get(SERVINGS_PARAM);
  return servingChoices(servingsPerPack).find((choice) => String(choice) === chosen) ?? servingsPerPack;
}

/** Returns a path with the chosen servings, which those of one pack need not state. */
export const withServings = (path: string, servings: number, servingsPerPack: number): string =>
  servings === servingsPerPack ? path : `${path}?${SERVINGS_PARAM}=${servings}`;
