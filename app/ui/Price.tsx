import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {VisuallyHidden} from './VisuallyHidden';

const SIZES = {sm: 'text-base', md: 'text-lg', lg: 'text-heading'} as const;

interface PriceProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What it costs now, already formatted: `$7.99`. */
  readonly price: string;
  /** What it cost before, already formatted; absent when it costs no less now. */
  readonly was?: string | null;
  readonly size?: keyof typeof SIZES;
}

/** A price in figures of equal width; a former price is struck through and named, since a line through text is not read out. */
export function Price({price, was, size = 'md', className, ...rest}: PriceProps) {
  return (
    <span
      data-slot="price"
      className={cn('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', SIZES[size], className)}
      {...rest}
    >
      {was && <VisuallyHidden>Now </VisuallyHidden>}
      <span className={cn('font-bold', was && 'text-sale')}>{price}</span>
      {was && (
        <>
          <VisuallyHidden>, was </VisuallyHidden>
          <s className="text-[0.8em] text-ink-soft">{was}</s>
        </>
      )}
    </span>
  );
}
