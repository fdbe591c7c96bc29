const SERVINGS_PER_PACK = 2;

/** What decides how many an item serves. */
export interface ServingFacts {
  readonly isBundle: boolean;
  /** How many packs a bundle is made of; null when the shop does not say. */
  readonly components: number | null;
  /** The size as the merchant words it: '6 products', '2 servings', 'Bundle'. */
  readonly size: string;
}

/**
 * Counts the servings of an item: a pack serves 2, a bundle as many as its packs together.
 * @returns null when neither the components nor the size of a bundle tell
 */
export function countServings({isBundle, components, size}: ServingFacts): number | null {
  if (!isBundle) return SERVINGS_PER_PACK;
  const packs = components || Number(/\d+/.exec(size)?.[0] ?? 0);
  return packs > 0 ? packs * SERVINGS_PER_PACK : null;
}

/** @returns `Serves 2 meals` */
export const servingsText = (servings: number): string => `Serves ${servings} meals`;
