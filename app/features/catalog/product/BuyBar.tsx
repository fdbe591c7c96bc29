import type {ReactNode, RefObject} from 'react';
import {Price} from '~/ui/Price';
import {PRODUCT_COPY} from './product-copy';
import {useIsBetween} from './use-is-between';

interface BuyBarProps {
  /** What has to have been scrolled past: the button that it repeats. */
  readonly start: RefObject<Element | null>;
  /** What must not have come into sight yet. */
  readonly end: RefObject<Element | null>;
  readonly title: string;
  readonly price: string;
  readonly was: string | null;
  /** The button that buys. */
  readonly children: ReactNode;
}

/**
 * Follows a phone's shopper down the page, within reach of the thumb. It watches by itself: a page drawn anew because of it
 * would make what streams in lose the server's markup.
 */
export function BuyBar({start, end, title, price, was, children}: BuyBarProps) {
  if (!useIsBetween(start, end)) return null;
  return (
    <section
      aria-label={PRODUCT_COPY.buyBar}
      data-slot="buy-bar"
      className="fixed inset-x-0 bottom-0 z-20 flex animate-fade-in items-center justify-between gap-4 border-t border-line bg-surface-raised px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-raised md:hidden"
    >
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{title}</p>
        <Price price={price} was={was} size="sm" />
      </div>
      <div className="w-44 shrink-0">{children}</div>
    </section>
  );
}
