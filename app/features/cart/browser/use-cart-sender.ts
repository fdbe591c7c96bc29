import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {HELD_FIELD, WANTS_DATA_FIELD} from '../change/cart-form';
import type {CartProblem} from '../model/cart-problem';
import type {CartView} from '../model/cart-view';
import {CART_PATH} from './cart-drawer';
import {cartQueue, type CartIntent, type CartReply} from './cart-queue';

/** Sends what the queue holds, one form at a time, for as long as the component that uses this is on the page. */
export function useCartSender(shown: CartView | null | undefined): void {
  const fetcher = useFetcher<CartReply>({key: 'cart'});
  const latest = useRef({fetcher, shown});
  useEffect(() => {
    latest.current = {fetcher, shown};
  });
  useEffect(
    () =>
      cartQueue.attach(({intent, form}) => {
        const obstacle = findObstacle();
        if (obstacle) {
          queueMicrotask(() => cartQueue.settle({cart: null, problems: [obstacle]}));
          return;
        }
        form.set(WANTS_DATA_FIELD, '1');
        const held = intent.kind === 'add' ? unitsHeld(intent, latest.current.shown) : null;
        if (held !== null) form.set(HELD_FIELD, String(held));
        latest.current.fetcher.submit(form, {method: 'post', action: CART_PATH});
      }),
    [],
  );
  const {state, data} = fetcher;
  const answered = useRef(data);
  useEffect(() => {
    // Not before Remix is done with it: a second form under the same key would break off the first one's answer.
    if (state !== 'idle' || !data || data === answered.current) return;
    answered.current = data;
    cartQueue.settle(data);
  }, [state, data]);
}

/** @returns why a change need not even be sent; null when nothing speaks against it */
function findObstacle(): CartProblem | null {
  // Without a network Remix would reload the page to fetch the route that answers, and lose it.
  if (!navigator.onLine) return {kind: 'unreachable'};
  // The shop would make a cart that the next page could not find again. What `navigator.cookieEnabled` says is not to be
  // trusted: browsers that block cookies by a setting of the visitor's still say yes.
  document.cookie = 'probe=1; max-age=1';
  return document.cookie.includes('probe=1') ? null : {kind: 'cookies-blocked'};
}

/** @returns how many units of the variant the page shows; null while it does not know. */
function unitsHeld({variantId}: Extract<CartIntent, {kind: 'add'}>, cart: CartView | null | undefined): number | null {
  if (cart === undefined || cart?.isUnknown) return null;
  const lines = cart?.lines.filter((line) => line.variantId === variantId) ?? [];
  return lines.reduce((sum, {quantity}) => sum + quantity, 0);
}
