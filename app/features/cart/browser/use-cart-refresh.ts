import {useEffect} from 'react';
import type {CartView} from '../model/cart-view';
import {CART_PATH} from './cart-drawer';
import {cartQueue} from './cart-queue';

/** Asks for the cart again whenever the shopper comes back to the page: another tab may have changed it, or bought it. */
export function useCartRefresh(): void {
  useEffect(() => {
    let isAsking = false;
    const refresh = async () => {
      const {pending, reply} = cartQueue.get();
      if (isAsking || pending.length > 0) return;
      isAsking = true;
      try {
        const response = await fetch(`${CART_PATH}/latest`);
        if (response.ok) cartQueue.learn((await response.json()) as CartView, reply.number);
      } catch {
        // What the page shows is the last thing known; the next return asks again.
      }
      isAsking = false;
    };
    const onShow = ({persisted}: PageTransitionEvent) => void (persisted && refresh());
    const onVisible = () => void (document.visibilityState === 'visible' && refresh());
    window.addEventListener('focus', refresh);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('focus', refresh);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
