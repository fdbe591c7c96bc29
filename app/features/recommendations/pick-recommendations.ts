import type {RelatedSources} from './pick-related';
import type {ProductCardView} from '~/features/catalog/model/product-view';

const MAX_RECOMMENDATIONS = 4;

/**
 * Picks up to 4 distinct products that are available and not in the cart.
 * @param inCart handles of the products in the cart
 */
export function pickRecommendations(
  {recommended, others}: RelatedSources,
  inCart: readonly string[],
): readonly ProductCardView[] {
  const excluded = new Set(inCart);
  const candidates = [...recommended, ...others].filter(({handle, isAvailable}) => {
    const isCandidate = isAvailable && !excluded.has(handle);
    excluded.add(handle);
    return isCandidate;
  });
  return candidates.slice(0, MAX_RECOMMENDATIONS);
}
