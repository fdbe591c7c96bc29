import type {CartContext} from '../cart-context';
import {findCartSnapshot} from '../load/find-cart-snapshot.server';
import {runCartMutation} from './run-cart-mutation.server';

/**
 * Sets an attribute of the visitor's cart, which Shopify copies to the order, and leaves the others as they are.
 * @param value null removes it
 * @returns whether the cart has the value now; false without a cart, and if Shopify does not respond
 */
export async function setCartAttribute(context: CartContext, key: string, value: string | null): Promise<boolean> {
  const snapshot = await findCartSnapshot(context);
  if (snapshot.kind !== 'found') return false;
  const {attributes} = snapshot.cart;
  const current = attributes.find((each) => each.key === key)?.value ?? null;
  if (current === value) return true;
  // Shopify replaces the whole list.
  const others = attributes
    .filter((each) => each.key !== key)
    .map((each) => ({key: each.key, value: each.value ?? ''}));
  const wanted = value === null ? others : [...others, {key, value}];
  const payload = await runCartMutation(context, () => context.cart.updateAttributes(wanted));
  return payload?.cart?.attributes.some((each) => each.key === key && each.value === value) ?? value === null;
}
