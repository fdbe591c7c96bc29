import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {Icon} from './icons/Icon';

/** A native select with the arrow of the design; `SelectField` adds a visible label. */
export function Select({className, children, ...rest}: ComponentPropsWithoutRef<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select className={cn(CONTROL_STYLE, 'min-h-12 appearance-none pe-11 text-ellipsis')} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2" />
    </div>
  );
}
