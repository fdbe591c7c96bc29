import type {AppContext} from '~/platform/context.server';
import {copyCart} from '~/platform/shopify/move-cart.server';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import {hasContents} from '../model/shop-cart';
import type {CartMutationResult} from './cart-mutation';
import {toCartProblems} from './to-cart-problems';

export type RestoreContext = Pick<AppContext, 'cart' | 'direct' | 'earlierCart' | 'report'>;

/**
 * Brings back the cart that a cart link replaced. It is copied into a new one, because the key of a cart that came with
 * a cookie may be known to somebody else. The present cart takes its place, so that nothing is lost.
 */
export async function restoreEarlierCart(context: RestoreContext): Promise<CartMutationResult> {
  const {cart, earlierCart} = context;
  const earlierId = earlierCart.getId();
  const presentId = cart.getCartId();
  const [present, copy] = await Promise.all([
    findCartSnapshot(context),
    earlierId === null ? null : copyOrReport(context, earlierId),
  ]);
  if (copy === 'failed') return {snapshot: present, problems: [{kind: 'unreachable'}]};
  if (!copy?.cart) {
    earlierCart.forget();
    return {snapshot: present, problems: [{kind: 'earlier-cart-gone'}]};
  }
  if (presentId && hasContents(present)) earlierCart.keep(presentId);
  else earlierCart.forget();
  cart.setCartId(copy.cart.id);
  return {snapshot: {kind: 'found', cart: copy.cart}, problems: toCartProblems(copy, {kind: 'create'})};
}

async function copyOrReport(context: RestoreContext, cartId: string) {
  try {
    const copy = await copyCart(context, cartId);
    if (!copy || copy.cart) return copy;
    throw new Error(`The earlier cart was not restored: ${copy.userErrors?.[0]?.code ?? 'no new one was created'}`);
  } catch (error) {
    context.report(error);
    return 'failed' as const;
  }
}
