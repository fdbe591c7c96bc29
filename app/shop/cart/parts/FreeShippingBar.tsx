import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {CART_COPY} from '../cart-copy';
import type {FreeShippingView} from '../model/cart-view';

interface FreeShippingBarProps {
  readonly freeShipping: FreeShippingView;
  /** Whether the new progress is late. */
  readonly isLate: boolean;
}

export function FreeShippingBar({freeShipping: {text, percent}, isLate}: FreeShippingBarProps) {
  return (
    <div className={cn('flex flex-col gap-2 transition-opacity', isLate && 'opacity-40')} aria-busy={isLate}>
      <p className="flex items-center gap-2 text-sm font-medium">
        <Icon name="truck" className="size-5 shrink-0 text-natural" />
        <span>{text}</span>
      </p>
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
  );
}
