import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {announce} from '~/ui/announce';
import {PREVIOUS_QUANTITY_FIELD, WANTS_DATA_FIELD} from '../change/cart-form';
import type {CartProblem} from '../model/cart-problem';
import type {CartReply} from '../model/cart-reply';
import type {CartView} from '../model/cart-view';
import {CART_PATH} from './cart-drawer';
import {cartQueue, type CartIntent} from './cart-queue';

/**
 * Submits the jobs of the queue while the calling component is mounted.
 * @param shown the cart on the page; undefined while it loads
 */
export function useCartSender(shown: CartView | null | undefined): void {
  const fetcher = useFetcher<CartReply>({key: 'cart'});
  const latest = useRef({fetcher, shown});
  useEffect(() => {
    latest.current = {fetcher, shown};
  });
  useEffect(
    () =>
      cartQueue.attach(({intent, form}) => {
        const problem = getSubmitProblem();
        if (problem) {
          queueMicrotask(() => cartQueue.complete({cart: null, problems: [problem]}));
          return;
        }
        form.set(WANTS_DATA_FIELD, '1');
        const previous = intent.kind === 'add' ? quantityInCart(intent, latest.current.shown) : null;
        if (previous !== null) form.set(PREVIOUS_QUANTITY_FIELD, String(previous));
        latest.current.fetcher.submit(form, {method: 'post', action: CART_PATH});
      }),
    [],
  );
  const {state, data} = fetcher;
  const handled = useRef(data);
  useEffect(() => {
    // The fetcher must be idle: submitting the next form under the same key would abort the first one's response.
    if (state !== 'idle' || !data || data === handled.current) return;
    handled.current = data;
    for (const facts of data.added ?? []) announce('add_to_cart', {...facts});
    cartQueue.complete(data);
  }, [state, data]);
}

/** @returns why a change cannot succeed; null if it can be submitted */
function getSubmitProblem(): CartProblem | null {
  // Without a network Remix fails to load the route's module, reloads the page and loses it.
  if (!navigator.onLine) return {kind: 'unreachable'};
  // Without cookies the next page could not find the cart again. `navigator.cookieEnabled` stays true in browsers
  // whose settings block cookies, so a probe cookie is written instead.
  return acceptsCookies() ? null : {kind: 'cookies-blocked'};
}

function acceptsCookies(): boolean {
  try {
    document.cookie = 'probe=1; max-age=1';
    return document.cookie.includes('probe=1');
  } catch {
    return false;
  }
}

/** @returns the quantity of the variant in the cart on the page; null while the cart is unknown */
function quantityInCart(
  {variantId}: Extract<CartIntent, {kind: 'add'}>,
  cart: CartView | null | undefined,
): number | null {
  if (cart === undefined || cart?.isUnknown) return null;
  const lines = cart?.lines.filter((line) => line.variantId === variantId) ?? [];
  return lines.reduce((sum, {quantity}) => sum + quantity, 0);
}
