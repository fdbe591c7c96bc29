import type {AppContext} from '~/platform/context.server';
import type {ProductCardView} from '../model/product-view';
import {findRelated} from '../product/find-related.server';
import {pickSuggestions} from './pick-suggestions';

/**
 * Finds what goes well with a cart, after the first thing in it. No cart waits for this.
 * @param inCart handles of what the cart holds
 * @returns up to 4 products; none for an empty cart, and none when the shop does not answer, which is logged
 */
export async function findSuggestions(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  inCart: readonly string[],
): Promise<readonly ProductCardView[]> {
  const [first] = inCart;
  return first === undefined ? [] : pickSuggestions(await findRelated(storefront, first, report), inCart);
}
