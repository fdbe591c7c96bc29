import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {VisuallyHidden} from './VisuallyHidden';

const SIZES = {sm: 'text-base', md: 'text-lg', lg: 'text-heading'} as const;

interface PriceProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The current price, formatted: `$7.99`. */
  readonly price: string;
  /** The former price, formatted; absent unless the price is reduced. */
  readonly compareAtPrice?: string | null;
  readonly size?: keyof typeof SIZES;
}

/**
 * A price in tabular figures. A former price is struck through and named, because screen readers ignore strikethrough.
 * Amounts are not translated: a translator that answers late would show the amount before the last change.
 */
export function Price({price, compareAtPrice, size = 'md', className, ...rest}: PriceProps) {
  return (
    <span
      data-slot="price"
      className={cn('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', SIZES[size], className)}
      {...rest}
    >
      {compareAtPrice && <VisuallyHidden>Now </VisuallyHidden>}
      <span translate="no" className={cn('font-bold', compareAtPrice && 'text-sale')}>
        {price}
      </span>
      {compareAtPrice && (
        <>
          <VisuallyHidden> was </VisuallyHidden>
          <s translate="no" className="text-[0.8em] text-ink-soft">
            {compareAtPrice}
          </s>
        </>
      )}
    </span>
  );
}
