import type {ReactNode, RefObject} from 'react';
import {cn} from '~/ui/cn';
import {Price} from '~/ui/Price';
import {PRODUCT_COPY} from './product-copy';
import {useIsSubmitVisible} from './use-is-submit-visible';

interface BuyBarProps {
  /** Contains the button that the bar repeats. */
  readonly buyBox: RefObject<Element | null>;
  readonly title: string;
  readonly price: string;
  readonly compareAtPrice: string | null;
  /** The Add to cart button. */
  readonly children: ReactNode;
}

/**
 * Sticks to the bottom of the screen while the main button is out of sight. It has its own state: rendering the whole
 * page would discard the server's markup of content that still streams in. Before hydration it is shown only on phones.
 */
export function BuyBar({buyBox, title, price, compareAtPrice, children}: BuyBarProps) {
  const isButtonVisible = useIsSubmitVisible(buyBox);
  return (
    <section
      aria-label={PRODUCT_COPY.buyBar}
      data-slot="buy-bar"
      className={cn(
        'sticky bottom-0 z-20 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-raised transition-[opacity,visibility] duration-150 focus-within:visible focus-within:opacity-100 low:static print:hidden',
        isButtonVisible === null && 'md:not-noscript:invisible md:not-noscript:opacity-0',
        isButtonVisible && 'invisible opacity-0',
      )}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
        <div className="min-w-0 flex-1 basis-28">
          <p className="truncate text-sm font-semibold md:text-base">{title}</p>
          <Price price={price} compareAtPrice={compareAtPrice} size="sm" />
        </div>
        <div className="w-44 max-w-full shrink-0 md:w-64">{children}</div>
      </div>
    </section>
  );
}
