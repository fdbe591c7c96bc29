import {useLocation} from '@remix-run/react';
import {useEffect, useSyncExternalStore} from 'react';
import {useOnDemand} from '~/ui/use-on-demand';
import {CART_PATH, cartDrawer, CLOSED_DRAWER} from './browser/cart-drawer';
import {cartQueue} from './browser/cart-queue';
import {useCartRefresh} from './browser/use-cart-refresh';
import {useCartSender} from './browser/use-cart-sender';
import {useLatestCart, type CartSource} from './browser/use-latest-cart';
import type {CartDrawerProps} from './CartDrawer';

const loadDrawer = async () => (await import('./CartDrawer')).CartDrawer;

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
  // Where it cannot arrive the cart's page takes its place.
  const Drawer = useOnDemand(isOpen, loadDrawer, CART_PATH);
  if (!Drawer) return null;
  return <Drawer cart={latest} title={title} isOpen={isOpen} opener={opener} renderSuggestions={renderSuggestions} />;
}
