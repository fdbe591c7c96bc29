import type {AppContext} from '~/platform/context.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {findRelated} from './find-related.server';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {nullOnError} from '~/shop/catalog/degrade.server';
import {MAX_RELATED} from '~/shop/catalog/recommendations/max-related';
import {bringsFreeShipping, pickRecommendations} from '~/shop/catalog/recommendations/pick-recommendations';
import type {RecommendationsRequest} from '~/shop/catalog/recommendations/recommendations-request';

/**
 * Finds products to recommend for a cart: related to its first product, or the most popular ones for an empty cart.
 * @returns up to 4 products; none when Shopify does not respond, which is logged
 */
export async function findRecommendations(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  cart: RecommendationsRequest,
): Promise<readonly ProductCardView[]> {
  const pick = (found: readonly ProductCardView[]) => pickRecommendations(cart, found);
  const [first] = cart.inCart;
  const {missingMinor} = cart;
  // The products that Shopify recommends for a bundle may all be bundles.
  const isEnough = (picked: readonly ProductCardView[]) =>
    picked.length === MAX_RELATED &&
    (missingMinor === 0 || picked.some((card) => bringsFreeShipping(card, missingMinor)));
  if (first !== undefined) return findRelated({storefront, report}, first, pick, isEnough);
  return pick((await nullOnError(findPopular(storefront), report)) ?? []);
}
