import {STANDARD_SIZE} from './tags';

const SERVINGS_PER_PACK = 2;

export interface ServingFacts {
  readonly isBundle: boolean;
  /** Number of packs in a bundle; null if unknown. */
  readonly components: number | null;
  /** The merchant's text: '6 products', '2 servings', 'Bundle'. */
  readonly size: string;
}

/**
 * Calculates the servings of a product: 2 per pack.
 * @returns null if the number of packs of a bundle is unknown, or if the size of something else is no number of servings
 */
export function countServings({isBundle, components, size}: ServingFacts): number | null {
  if (!isBundle) return size === STANDARD_SIZE || /serving/i.test(size) ? SERVINGS_PER_PACK : null;
  const packs = components || Number(/\d+/.exec(size)?.[0] ?? 0);
  return packs > 0 ? packs * SERVINGS_PER_PACK : null;
}

/** Returns how many people eat of a product: `Serves 2`. */
export const servingsText = (servings: number): string => `Serves ${servings}`;

/** The words of the specification for cards: `Serves 2 meals`. */
export const cardServingsText = (servings: number): string => `${servingsText(servings)} meals`;
