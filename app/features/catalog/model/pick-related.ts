import type {ProductCardView} from './product-view';

const RELATED_MAX = 4;

/** Where recommendations come from, best first. */
export interface RelatedSources {
  /** What the shop recommends. */
  readonly recommended: readonly ProductCardView[];
  /** What stands on the shelves: tops up what the recommendations leave open. */
  readonly others: readonly ProductCardView[];
}

/**
 * Picks what is shown beside a product: up to 4 others of the same kind, each once.
 * @param product the one whose page it is
 */
export function pickRelated(
  product: Pick<ProductCardView, 'handle' | 'isBundle'>,
  {recommended, others}: RelatedSources,
): readonly ProductCardView[] {
  const picked = new Map<string, ProductCardView>();
  for (const card of [...recommended, ...others]) {
    if (picked.size === RELATED_MAX) break;
    const fits = card.isBundle === product.isBundle && card.handle !== product.handle;
    if (fits && !picked.has(card.handle)) picked.set(card.handle, card);
  }
  return [...picked.values()];
}
