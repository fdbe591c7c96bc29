import type {CartRecord, ShopContext} from '../state';
import type {CartPayload} from './cart-payload';
import {CART_ERROR} from './cart-problems';
import {findCart, createCartRecord} from './cart-store';

type CartChange<Args> = (cart: CartRecord, args: Args, context: ShopContext) => CartPayload;

/**
 * Creates the resolver of a mutation on an existing cart. For an unknown, foreign, paid or expired cart it returns what
 * Shopify returns: the error and a new cart that contains the change (recorded with `cartNoteUpdate`).
 *
 * @param change - the change to make
 */
export const cartMutation =
  <Args extends {readonly cartId: string}>(change: CartChange<Args>) =>
  (_root: unknown, args: Args, context: ShopContext): CartPayload => {
    const found = findCart(context.state, args.cartId);
    if (found) return change(found, args, context);
    const {cart} = change(createCartRecord(context.state), args, context);
    return {cart, userErrors: [CART_ERROR.noSuchCart], warnings: []};
  };
