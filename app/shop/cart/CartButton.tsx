import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {Icon} from '~/ui/icons/Icon';
import {CART_PATH, cartDrawer} from './browser/cart-drawer';
import {preloadCartDrawer} from './browser/preload-cart-drawer';
import {useLatestCart, type CartSource} from './browser/use-latest-cart';
import {BUTTON_COPY} from './button-copy';

interface CartButtonProps {
  readonly cart: CartSource;
}

/** A link to the cart's page with the number of items; with scripts it opens the drawer instead. */
export function CartButton({cart}: CartButtonProps) {
  const latest = useLatestCart(cart);
  const count = latest?.count ?? 0;
  const isOnCartPage = useLocation().pathname === CART_PATH;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab || isOnCartPage) return;
    event.preventDefault();
    cartDrawer.open(event.currentTarget);
  };
  return (
    <>
      <Link
        to={CART_PATH}
        onClick={open}
        onPointerEnter={preloadCartDrawer}
        onFocus={preloadCartDrawer}
        className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'relative')}
      >
        <Icon name="shopping-bag" className="size-6" />
        <VisuallyHidden>
          {BUTTON_COPY.cart}
          {count > 0 && <span>{`, ${BUTTON_COPY.items(count)}`}</span>}
        </VisuallyHidden>
        {count > 0 && (
          <span
            aria-hidden="true"
            translate="no"
            className="absolute top-0 right-0 min-w-5 rounded-full forced-colors:border bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent tabular-nums"
          >
            {count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
          </span>
        )}
      </Link>
      {latest !== undefined && !isOnCartPage && <CountAnnouncer count={count} />}
    </>
  );
}

/** The badge has room for two digits. */
const MAX_BADGE_COUNT = 99;

/** Announces the number of items when it changes, but not on page load. */
function CountAnnouncer({count}: {readonly count: number}) {
  const [message, setMessage] = useState('');
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    setMessage(BUTTON_COPY.inCart(count));
  }, [count]);
  return (
    <span role="status" className="sr-only">
      {message}
    </span>
  );
}
