import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Drawer} from '~/ui/Drawer';
import {Skeleton} from '~/ui/Skeleton';
import {CART_PATH, cartDrawer} from './browser/cart-drawer';
import {cartQueue} from './browser/cart-queue';
import {useCartQueue} from './browser/use-cart-queue';
import {CART_COPY} from './cart-copy';
import {emptyCartView, type CartView} from './model/cart-view';
import {CartContents} from './parts/CartContents';
import {CartSummary} from './parts/CartSummary';
import {GiftNote} from './parts/GiftNote';
import {PromoCodes} from './parts/PromoCodes';

/** What the host hands to the drawer. */
export interface CartDrawerProps {
  /** Undefined while it is on its way. */
  readonly cart: CartView | null | undefined;
  /** What a cart is called that is empty, or still on its way. */
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
  /** Draws what goes well with the products of these handles. */
  readonly renderSuggestions: (inCart: readonly string[]) => ReactNode;
}

/** The cart beside the page. */
export function CartDrawer({cart, title = CART_COPY.title, isOpen, opener, renderSuggestions}: CartDrawerProps) {
  const {problems} = useCartQueue().reply;
  const shown = cart ?? emptyCartView(title);
  const hasLines = shown.lines.length > 0;
  const close = () => {
    cartDrawer.close();
    cartQueue.dismissProblems();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => (next ? cartDrawer.open(opener) : close())}
      title={shown.title}
      side="right"
      // Nothing of the dialog's own opened it, so it cannot know where the focus belongs.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        opener?.focus({preventScroll: true});
      }}
      footer={
        hasLines && (
          <>
            <CartSummary cart={shown} />
            <Link to={CART_PATH} className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'mt-1 w-full')}>
              {CART_COPY.viewCart}
            </Link>
          </>
        )
      }
    >
      {cart === undefined ? <LoadingLines /> : <CartContents cart={shown} problems={problems} />}
      {hasLines && (
        <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
          {shown.count > 0 && <PromoCodes codes={shown.codes} problems={problems} />}
          <GiftNote note={shown.note} problems={problems} />
          {renderSuggestions(shown.lines.map(({handle}) => handle))}
        </div>
      )}
    </Drawer>
  );
}

function LoadingLines() {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2].map((line) => (
        <div key={line} className="flex gap-4 py-4">
          <Skeleton className="size-20" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
