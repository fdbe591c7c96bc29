import type {RelatedSources} from '../model/pick-related';
import type {ProductCardView} from '../model/product-view';

const MAX_RECOMMENDATIONS = 4;

/**
 * Picks what goes well with a cart: up to 4 that can be bought and are not in it, each once.
 * @param inCart handles of what the cart holds
 */
export function pickRecommendations(
  {recommended, others}: RelatedSources,
  inCart: readonly string[],
): readonly ProductCardView[] {
  const known = new Set(inCart);
  const fitting = [...recommended, ...others].filter(({handle, isAvailable}) => {
    const fits = isAvailable && !known.has(handle);
    known.add(handle);
    return fits;
  });
  return fitting.slice(0, MAX_RECOMMENDATIONS);
}
