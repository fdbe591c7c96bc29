import type {ProductCardView} from '~/features/catalog/model/product-view';

const MAX_RELATED = 4;

/** Sources of related products, best first. */
export interface RelatedSources {
  /** Shopify's recommendations. */
  readonly recommended: readonly ProductCardView[];
  /** Other products, used if there are too few recommendations. */
  readonly others: readonly ProductCardView[];
}

/**
 * Picks up to 4 distinct other products of the same kind.
 * @param product the product of the page
 */
export function pickRelated(
  product: Pick<ProductCardView, 'handle' | 'isBundle'>,
  {recommended, others}: RelatedSources,
): readonly ProductCardView[] {
  const picked = new Map<string, ProductCardView>();
  for (const card of [...recommended, ...others]) {
    if (picked.size === MAX_RELATED) break;
    const isRelated = card.isBundle === product.isBundle && card.handle !== product.handle;
    if (isRelated && !picked.has(card.handle)) picked.set(card.handle, card);
  }
  return [...picked.values()];
}
