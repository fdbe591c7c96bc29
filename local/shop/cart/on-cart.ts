import type {CartRecord, ShopContext} from '../state';
import {refuse, requireInputSizes, type CartPayload} from './cart-payload';
import {CART_ERROR} from './cart-problems';
import {findCart} from './cart-store';

/** Changes a cart that exists and says what came of it. */
type CartChange<Args> = (cart: CartRecord, args: Args, context: ShopContext) => CartPayload;

/**
 * Makes the resolver of a mutation on an existing cart. Inputs are measured before the cart is looked for, as the
 * platform does.
 *
 * @param change - what the mutation does
 * @returns a resolver that answers an unknown, foreign, paid or expired cart by itself
 */
export const onCart =
  <Args extends {readonly cartId: string}>(change: CartChange<Args>) =>
  (_root: unknown, args: Args, context: ShopContext): CartPayload => {
    requireInputSizes(args);
    const cart = findCart(context.state, args.cartId);
    return cart ? change(cart, args, context) : refuse([CART_ERROR.noSuchCart]);
  };
