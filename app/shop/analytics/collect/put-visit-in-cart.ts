import {CART_VISIT_PATH} from '../beacon/cart-visit-path';

let last: Promise<unknown> = Promise.resolve();

/**
 * Stores the visit in the visitor's cart, from where Shopify copies it to the order. Requests are sent one after another, so
 * that a removal is the last one.
 * @param visit null removes it
 * @returns whether it is stored; never rejects
 */
export function putVisitInCart(visit: string | null): Promise<boolean> {
  const result = last.then(() => post(visit));
  last = result;
  return result;
}

async function post(visit: string | null): Promise<boolean> {
  if (!navigator.onLine) return false;
  const body = new URLSearchParams({visit: visit ?? ''});
  try {
    const {status} = await fetch(CART_VISIT_PATH, {method: 'POST', body, keepalive: true});
    return status === 204;
  } catch {
    return false;
  }
}
