import type {CartRecord, ShopContext} from '../state';
import type {CartPayload} from './cart-payload';
import {CART_ERROR} from './cart-problems';
import {findCart, createCartRecord} from './cart-store';

/** Changes a cart that exists and says what came of it. */
type CartChange<Args> = (cart: CartRecord, args: Args, context: ShopContext) => CartPayload;

/**
 * Makes the resolver of a mutation on an existing cart. To an unknown, foreign, paid or expired cart it answers as the
 * platform does: with the error, and beside it a new cart that holds the change (recorded of `cartNoteUpdate`).
 *
 * @param change - what the mutation does
 */
export const onCart =
  <Args extends {readonly cartId: string}>(change: CartChange<Args>) =>
  (_root: unknown, args: Args, context: ShopContext): CartPayload => {
    const found = findCart(context.state, args.cartId);
    if (found) return change(found, args, context);
    const {cart} = change(createCartRecord(context.state), args, context);
    return {cart, userErrors: [CART_ERROR.noSuchCart], warnings: []};
  };
