import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {CartContext} from '../cart-context';
import type {CartSnapshot} from '../model/shop-cart';

/** Shopify's maximum page size for cart lines; a cart holds up to twice as many. */
const LINES_PER_PAGE = 250;

/**
 * Reads a cart from Shopify.
 * @param cartId the visitor's own cart when omitted
 * @returns the cart as it is now; `unreachable` when Shopify failed, which is logged
 */
export async function findCartSnapshot({cart, report}: CartContext, cartId = cart.getCartId()): Promise<CartSnapshot> {
  if (!cartId) return {kind: 'none'};
  try {
    const found = await cart.get({cartId, numCartLines: LINES_PER_PAGE});
    if (!found) return {kind: 'none'};
    // Hydrogen returns the GraphQL errors in place of the cart when the query fails as a whole.
    return found.id ? {kind: 'found', cart: found} : {kind: 'unreachable'};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return {kind: 'unreachable'};
  }
}
