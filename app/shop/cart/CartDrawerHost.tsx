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
  /** Today's title of the cart; undefined on error pages without root data. */
  readonly title: string | undefined;
  readonly renderRecommendations: CartDrawerProps['renderRecommendations'];
}

/** Submits cart changes and renders the drawer, which is loaded when it first opens. Mounted once per page. */
export function CartDrawerHost({cart, title, renderRecommendations}: CartDrawerHostProps) {
  const latest = useLatestCart(cart);
  useCartSender(latest);
  useCartRefresh();
  const {key} = useLocation();
  useEffect(() => {
    cartDrawer.closeForNewPage();
    cartQueue.dismissProblems();
  }, [key]);
  const {isOpen, opener} = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.get, () => CLOSED_DRAWER);
  // The browser goes to the cart's page if the module fails to load.
  const Drawer = useOnDemand(isOpen, loadDrawer, CART_PATH);
  if (!Drawer) return null;
  return (
    <Drawer cart={latest} title={title} isOpen={isOpen} opener={opener} renderRecommendations={renderRecommendations} />
  );
}
