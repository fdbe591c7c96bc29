import {Link} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Drawer} from '~/ui/Drawer';
import {Skeleton} from '~/ui/Skeleton';
import {CART_PATH, cartDrawer} from './browser/cart-drawer';
import {cartQueue} from './browser/cart-queue';
import {useCartQueue} from './browser/use-cart-queue';
import {CART_COPY} from './cart-copy';
import type {CartProblem} from './model/cart-problem';
import {emptyCartView, type CartView} from './model/cart-view';
import {toRecommendationFacts, type RecommendationFacts} from './model/recommendation-facts';
import {CartContents} from './parts/CartContents';
import {CartSummary} from './parts/CartSummary';
import {GiftCards} from './parts/GiftCards';
import {GiftNote} from './parts/GiftNote';
import {PromoCodes} from './parts/PromoCodes';

export interface CartDrawerProps {
  /** Undefined while it loads; null if the visitor has none. */
  readonly cart: CartView | null | undefined;
  /** Title of an empty cart or one that still loads. */
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
  readonly renderRecommendations: (cart: RecommendationFacts) => ReactNode;
}

export function CartDrawer({cart, title = CART_COPY.title, isOpen, opener, renderRecommendations}: CartDrawerProps) {
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
      // The drawer has no trigger element of its own, so it cannot restore the focus itself.
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
      <BelowLines
        cart={shown}
        isKnown={cart !== undefined}
        problems={problems}
        renderRecommendations={renderRecommendations}
      />
    </Drawer>
  );
}

interface BelowLinesProps extends Pick<CartDrawerProps, 'renderRecommendations'> {
  readonly cart: CartView;
  /** Whether the cart has loaded. */
  readonly isKnown: boolean;
  readonly problems: readonly CartProblem[];
}

/** Promo codes, gift cards, gift note and recommendations; the last also with an empty cart. */
function BelowLines({cart, isKnown, problems, renderRecommendations}: BelowLinesProps) {
  const {pending} = useCartQueue();
  const hasLines = cart.lines.length > 0;
  const isReady = hasLines || (isKnown && !cart.isUnknown && pending.length === 0);
  // Stays once shown: adding the first recommended product must not remove the button that was clicked.
  const [isShown, setIsShown] = useState(isReady);
  if (isReady && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <div className={cn('mt-4 flex flex-col gap-4 pt-4', hasLines && 'border-t border-line')}>
      {hasLines && cart.count > 0 && <PromoCodes codes={cart.codes} problems={problems} />}
      {hasLines && cart.count > 0 && <GiftCards giftCards={cart.giftCards} problems={problems} />}
      {hasLines && <GiftNote note={cart.note} problems={problems} />}
      {renderRecommendations(toRecommendationFacts(cart))}
    </div>
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
