import {cn} from '~/ui/cn';
import {filledTiers} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {CART_COPY} from '../cart-copy';
import type {FreeShippingView} from '../model/cart-view';

interface FreeShippingBarProps {
  readonly freeShipping: FreeShippingView;
  /** Whether the new progress is late. */
  readonly isLate: boolean;
}

export function FreeShippingBar({freeShipping: {text, percent}, isLate}: FreeShippingBarProps) {
  return (
    <div className={cn('flex items-center gap-3 transition-opacity', isLate && 'opacity-40')} aria-busy={isLate}>
      <TiffinDrawing tiers={filledTiers(percent / 100)} className="w-10 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-sm font-medium">{text}</p>
        <div
          role="progressbar"
          aria-label={CART_COPY.freeShippingLabel}
          aria-valuenow={percent}
          aria-valuetext={text}
          className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-natural forced-colors:bg-[Highlight] transition-[width] duration-200"
            style={{width: `${percent}%`}}
          />
        </div>
      </div>
    </div>
  );
}
