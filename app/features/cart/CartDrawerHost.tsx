import {useLocation} from '@remix-run/react';
import {useEffect, useState, useSyncExternalStore, type ComponentType} from 'react';
import {CART_PATH, cartDrawer, CLOSED_DRAWER} from './browser/cart-drawer';
import {cartQueue} from './browser/cart-queue';
import {useCartRefresh} from './browser/use-cart-refresh';
import {useCartSender} from './browser/use-cart-sender';
import {useLatestCart, type CartSource} from './browser/use-latest-cart';
import type {CartDrawerProps} from './CartDrawer';

interface CartDrawerHostProps {
  readonly cart: CartSource;
  /** What the cart is called today; undefined where the page does not know. */
  readonly title: string | undefined;
  readonly renderSuggestions: CartDrawerProps['renderSuggestions'];
}

/** Stands once in every page: sends the changes of the cart, and holds the drawer, which is loaded when first opened. */
export function CartDrawerHost({cart, title, renderSuggestions}: CartDrawerHostProps) {
  const latest = useLatestCart(cart);
  useCartSender(latest);
  useCartRefresh();
  const {key} = useLocation();
  useEffect(() => {
    cartDrawer.leave();
    cartQueue.dismissProblems();
  }, [key]);
  const {isOpen, opener} = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.get, () => CLOSED_DRAWER);
  const Drawer = useDrawer(isOpen);
  if (!Drawer) return null;
  return <Drawer cart={latest} title={title} isOpen={isOpen} opener={opener} renderSuggestions={renderSuggestions} />;
}

/** @returns the drawer once it was opened and has arrived; where it cannot arrive the cart's page takes its place. */
function useDrawer(isOpen: boolean): ComponentType<CartDrawerProps> | null {
  const [drawer, setDrawer] = useState<{readonly Component: ComponentType<CartDrawerProps>} | null>(null);
  const isWanted = isOpen && !drawer;
  useEffect(() => {
    if (!isWanted) return;
    import('./CartDrawer').then(
      ({CartDrawer}) => setDrawer({Component: CartDrawer}),
      () => window.location.assign(CART_PATH),
    );
  }, [isWanted]);
  return drawer?.Component ?? null;
}
