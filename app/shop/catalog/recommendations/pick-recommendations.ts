import type {ProductCardView} from '../model/product-view';
import {MAX_RELATED} from './max-related';

/**
 * Picks up to 4 distinct products that are available and not in the cart.
 * @param inCart handles of the products in the cart
 * @param found products, best first
 */
export function pickRecommendations(
  inCart: readonly string[],
  found: readonly ProductCardView[],
): readonly ProductCardView[] {
  const excluded = new Set(inCart);
  const candidates = found.filter(({handle, isAvailable}) => {
    const isCandidate = isAvailable && !excluded.has(handle);
    excluded.add(handle);
    return isCandidate;
  });
  return candidates.slice(0, MAX_RELATED);
}
