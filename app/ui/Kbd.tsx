import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

export function Kbd({className, ...rest}: ComponentPropsWithoutRef<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'inline-block min-w-8 rounded-[0.375rem] border border-line bg-surface px-2 py-0.5 text-center font-sans text-sm font-semibold whitespace-nowrap',
        className,
      )}
      {...rest}
    />
  );
}
