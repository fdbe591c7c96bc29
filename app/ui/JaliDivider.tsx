import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {Drawing} from './icons/Drawing';

/** A divider between two sections: three block-printed buds on a line. Decoration, hidden from screen readers. */
export function JaliDivider({className, ...rest}: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      data-slot="jali-divider"
      aria-hidden="true"
      className={cn('flex items-center gap-4 text-copper', className)}
      {...rest}
    >
      <span className="h-px flex-1 bg-line" />
      <Drawing name="buds" className="h-6 w-24 shrink-0" />
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
