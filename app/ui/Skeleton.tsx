import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

/** Holds the place of something that is on its way; its size comes by `className` and is that of what it stands for. */
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
