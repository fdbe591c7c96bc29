import {useNavigation, useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import type {CartView} from '../model/cart-view';
import {cartQueue} from './cart-queue';
import {useCartQueue} from './use-cart-queue';

export type CartSource = Promise<CartView | null> | CartView | null;

interface LoadedCart {
  readonly cart: CartView | null;
  /** How many replies had arrived when the loader started: later replies are newer than this cart. */
  readonly repliesBefore: number;
}

const countReplies = (): number => cartQueue.get().reply.number;

const isStreamed = (source: CartSource): source is Promise<CartView | null> =>
  source !== null && 'then' in source && typeof source.then === 'function';

/**
 * Returns the cart of the loader or of the latest reply, whichever is newer: a loader that started before a change and
 * finished after its reply must not restore the old cart.
 * @returns undefined until the first cart has loaded, null if the visitor has none
 */
export function useLatestCart(source: CartSource): CartView | null | undefined {
  const {reply} = useCartQueue();
  const repliesBefore = useRepliesBeforeLoading();
  const [loaded, setLoaded] = useState<LoadedCart | undefined>(() =>
    isStreamed(source) ? undefined : {cart: source, repliesBefore: countReplies()},
  );
  useEffect(() => {
    let isCurrent = true;
    const loading = {repliesBefore: repliesBefore.current};
    const update = (cart: CartView | null) => {
      // A loader that could not reach Shopify must not replace a known cart.
      if (isCurrent) setLoaded((before) => (cart?.isUnknown && before?.cart ? before : {cart, ...loading}));
    };
    if (isStreamed(source)) source.then(update, () => undefined);
    else update(source);
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
