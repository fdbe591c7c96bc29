import type {ProductCardView} from '../model/product-view';
import {MAX_RELATED} from './max-related';

/**
 * Picks up to 4 distinct other products of the same kind.
 * @param product the product of the page
 * @param found products, best first
 */
export function pickRelated(
  product: Pick<ProductCardView, 'handle' | 'isBundle'>,
  found: readonly ProductCardView[],
): readonly ProductCardView[] {
  const picked = new Map<string, ProductCardView>();
  for (const card of found) {
    if (picked.size === MAX_RELATED) break;
    const isRelated = card.isBundle === product.isBundle && card.handle !== product.handle;
    if (isRelated && !picked.has(card.handle)) picked.set(card.handle, card);
  }
  return [...picked.values()];
}
