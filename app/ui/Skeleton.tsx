import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

/** A placeholder for content that is loading; `className` gives it the size of that content. */
export function Skeleton({className, ...rest}: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('animate-shimmer rounded-control bg-line/70', className)}
      {...rest}
    />
  );
}
