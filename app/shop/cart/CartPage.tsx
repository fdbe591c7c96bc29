import {useDeferredValue, useEffect, useMemo, type ReactNode} from 'react';
import {cartQueue} from './browser/cart-queue';
import {useCartQueue} from './browser/use-cart-queue';
import {useLatestCart} from './browser/use-latest-cart';
import type {CartProblem} from './model/cart-problem';
import type {CartLineView, CartView} from './model/cart-view';
import {CartContents} from './parts/CartContents';
import {CartSummary} from './parts/CartSummary';
import {GiftCards} from './parts/GiftCards';
import {GiftNote} from './parts/GiftNote';
import {PromoCodes} from './parts/PromoCodes';

interface CartPageProps {
  readonly cart: CartView;
  /** Problems of the form that was posted without scripts. */
  readonly problems: readonly CartProblem[];
  /** The line that this form removed, for Undo. */
  readonly removed?: CartLineView | null;
  readonly renderRecommendations: (isCartEmpty: boolean) => ReactNode;
}

/** The cart's page, which works without scripts. */
export function CartPage({cart, problems, removed, renderRecommendations}: CartPageProps) {
  const latest = useLatestCart(cart) ?? cart;
  const {reply} = useCartQueue();
  useEffect(() => cartQueue.dismissProblems, []);
  const shownProblems = reply.number > 0 ? reply.problems : problems;
  const hasLines = latest.lines.length > 0;
  // Deferred: a synchronous update would discard the server's markup of recommendations that still stream in.
  const isEmpty = useDeferredValue(!hasLines);
  const recommendations = useMemo(() => renderRecommendations(isEmpty), [renderRecommendations, isEmpty]);
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-title">{latest.title}</h1>
      <div className={hasLines ? 'mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12' : 'mt-8'}>
        <CartContents cart={latest} problems={shownProblems} removedBefore={removed} />
        {hasLines && (
          <div className="flex flex-col gap-6 self-start rounded-card border border-line bg-surface-raised p-5 sm:p-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] low:static">
            {latest.count > 0 && <PromoCodes codes={latest.codes} problems={shownProblems} />}
            {latest.count > 0 && <GiftCards giftCards={latest.giftCards} problems={shownProblems} />}
            <GiftNote note={latest.note} problems={shownProblems} />
            <CartSummary cart={latest} />
          </div>
        )}
      </div>
      <div className="mt-12">{recommendations}</div>
    </div>
  );
}
