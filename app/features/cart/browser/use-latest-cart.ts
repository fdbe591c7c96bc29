import {useNavigation, useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import type {CartView} from '../model/cart-view';
import {cartQueue} from './cart-queue';
import {useCartQueue} from './use-cart-queue';

/** A cart as loaders hand it over: at once, or streamed. */
export type CartSource = Promise<CartView | null> | CartView | null;

interface LoadedCart {
  readonly cart: CartView | null;
  /** How many replies had come when the loaders set out for it: later ones are newer than it. */
  readonly repliesBefore: number;
}

const countReplies = (): number => cartQueue.get().reply.number;

const isStreamed = (source: CartSource): source is Promise<CartView | null> =>
  source !== null && 'then' in source && typeof source.then === 'function';

/**
 * Follows the cart through loaders and replies, whichever is newer: a page that set out before a change and arrives
 * after its reply must not bring the old cart back.
 * @returns undefined until the first cart has arrived, null when the visitor has none
 */
export function useLatestCart(source: CartSource): CartView | null | undefined {
  const {reply} = useCartQueue();
  const repliesBefore = useRepliesBeforeLoading();
  const [loaded, setLoaded] = useState<LoadedCart | undefined>(() =>
    isStreamed(source) ? undefined : {cart: source, repliesBefore: countReplies()},
  );
  useEffect(() => {
    let isCurrent = true;
    const arriving = {repliesBefore: repliesBefore.current};
    const take = (cart: CartView | null) => {
      // A loader that could not reach the shop knows less than the page does.
      if (isCurrent) setLoaded((before) => (cart?.isUnknown && before?.cart ? before : {cart, ...arriving}));
    };
    if (isStreamed(source)) source.then(take, () => undefined);
    else take(source);
    return () => {
      isCurrent = false;
    };
  }, [source, repliesBefore]);
  return reply.cart && reply.number > (loaded?.repliesBefore ?? 0) ? reply.cart : loaded?.cart;
}

function useRepliesBeforeLoading() {
  const isNavigating = useNavigation().state !== 'idle';
  const isRevalidating = useRevalidator().state !== 'idle';
  const isLoading = isNavigating || isRevalidating;
  const replies = useRef(0);
  useEffect(() => {
    if (isLoading) replies.current = countReplies();
  }, [isLoading]);
  return replies;
}
