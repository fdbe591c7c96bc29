import type {AppContext} from '~/platform/context.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {CartReading} from '../model/shop-cart';
import type {ShopAnswer} from './shop-answer';

/** What reading and changing a cart needs of a request's context. */
export interface CartContext {
  readonly cart: Pick<
    AppContext['cart'],
    | 'get'
    | 'getCartId'
    | 'setCartId'
    | 'forget'
    | 'create'
    | 'addLines'
    | 'updateLines'
    | 'removeLines'
    | 'updateNote'
    | 'updateDiscountCodes'
  >;
  readonly report: (error: unknown) => void;
}

/** The largest page of lines the shop serves; a cart holds up to twice as many. */
const LINES = 250;

/**
 * Carries out one change.
 * @returns what the shop answered; null when the answer was lost, and with it whether the change was made
 */
export async function askShop(
  {report}: CartContext,
  change: () => Promise<ShopAnswer | null | undefined>,
): Promise<ShopAnswer | null> {
  try {
    const answer = (await change()) ?? {};
    if (answer.errors?.[0]) report(answer.errors[0]);
    return answer;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/**
 * @param cartId the visitor's own when absent
 * @returns the cart as it is now; never throws because of the shop
 */
export async function readCart({cart, report}: CartContext, cartId = cart.getCartId()): Promise<CartReading> {
  if (!cartId) return {kind: 'none'};
  try {
    const found = await cart.get({cartId, numCartLines: LINES});
    if (!found) return {kind: 'none'};
    // Refused as a whole, the query answers with errors in the place of the cart.
    return found.id ? {kind: 'found', cart: found} : {kind: 'unreachable'};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return {kind: 'unreachable'};
  }
}
