import type {ProductCardView} from '../model/product-view';
import {MAX_RELATED} from './max-related';
import type {RecommendationsRequest} from './recommendations-request';

/**
 * Picks up to 4 distinct products that are available and not in the cart: first the single packs of which one brings free
 * shipping.
 * @param found products, best first
 */
export function pickRecommendations(
  {inCart, missingMinor}: RecommendationsRequest,
  found: readonly ProductCardView[],
): readonly ProductCardView[] {
  const excluded = new Set(inCart);
  const candidates = found.filter(({handle, isAvailable}) => {
    const isCandidate = isAvailable && !excluded.has(handle);
    excluded.add(handle);
    return isCandidate;
  });
  const closing = candidates.filter((card) => bringsFreeShipping(card, missingMinor));
  return [...new Set([...closing, ...candidates])].slice(0, MAX_RELATED);
}

/** @returns whether one pack of a product makes up what is missing for free shipping, in cents */
export const bringsFreeShipping = ({isBundle, priceMinor}: ProductCardView, missingMinor: number): boolean =>
  missingMinor > 0 && !isBundle && priceMinor >= missingMinor;
