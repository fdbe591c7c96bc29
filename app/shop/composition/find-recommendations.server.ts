import type {AppContext} from '~/platform/context.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {findRelated} from './find-related.server';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {nullOnError} from '~/shop/catalog/degrade.server';
import {pickRecommendations} from '~/shop/catalog/recommendations/pick-recommendations';

/**
 * Finds products to recommend for a cart: related to its first product, or the most popular ones for an empty cart.
 * @param inCart handles of the products in the cart
 * @returns up to 4 products; none when Shopify does not respond, which is logged
 */
export async function findRecommendations(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  inCart: readonly string[],
): Promise<readonly ProductCardView[]> {
  const pick = (found: readonly ProductCardView[]) => pickRecommendations(inCart, found);
  const [first] = inCart;
  if (first !== undefined) return findRelated({storefront, report}, first, pick);
  return pick((await nullOnError(findPopular(storefront), report)) ?? []);
}
