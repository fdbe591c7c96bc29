import type {AppContext} from '~/platform/context.server';
import type {ProductCardView} from '../model/product-view';
import {findRelated} from './find-related.server';
import {findPopular} from './find-popular.server';
import {nullOnError} from '../degrade.server';
import {pickRecommendations} from './pick-recommendations';

/**
 * Finds what goes well with a cart, after the first thing in it; what is most popular, for an empty one. No cart waits
 * for this.
 * @param inCart handles of what the cart holds
 * @returns up to 4 products; none when the shop does not answer, which is logged
 */
export async function findRecommendations(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  inCart: readonly string[],
): Promise<readonly ProductCardView[]> {
  const [first] = inCart;
  const sources =
    first === undefined
      ? {recommended: (await nullOnError(findPopular(storefront), report)) ?? [], others: []}
      : await findRelated(storefront, first, report);
  return pickRecommendations(sources, inCart);
}
