import {useEffect} from 'react';
import type {CartView} from '../model/cart-view';
import {CART_PATH} from './cart-drawer';
import {cartQueue} from './cart-queue';

/** Reloads the cart whenever the shopper returns to the page: another tab may have changed or bought it. */
export function useCartRefresh(): void {
  useEffect(() => {
    let isLoading = false;
    const refresh = async () => {
      const {pending, reply} = cartQueue.get();
      if (isLoading || pending.length > 0) return;
      isLoading = true;
      try {
        const response = await fetch(`${CART_PATH}/latest`);
        if (response.ok) cartQueue.refresh(await response.json<CartView>(), reply.number);
      } catch {
        // The page keeps showing the last known cart; the next return retries.
      }
      isLoading = false;
    };
    const onFocus = () => void refresh();
    const onShow = ({persisted}: PageTransitionEvent) => void (persisted && refresh());
    const onVisible = () => void (document.visibilityState === 'visible' && refresh());
    window.addEventListener('focus', onFocus);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
