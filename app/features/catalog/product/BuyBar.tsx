import type {ReactNode} from 'react';
import {Price} from '~/ui/Price';
import {PRODUCT_COPY} from './product-copy';

interface BuyBarProps {
  readonly title: string;
  readonly price: string;
  readonly was: string | null;
  /** The button that buys. */
  readonly children: ReactNode;
}

/** Follows a phone's shopper down the page, within reach of the thumb. */
export function BuyBar({title, price, was, children}: BuyBarProps) {
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
