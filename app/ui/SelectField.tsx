import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame, type FieldTexts} from './FieldFrame';
import {Icon} from './icons/Icon';

type SelectFieldProps = ComponentPropsWithoutRef<'select'> & FieldTexts;

/** A native select with label, hint and error. `className` applies to the whole field. */
export function SelectField({label, error, hint, id, className, children, ...rest}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(wiring) => (
        <div className="relative">
          <select className={cn(CONTROL_STYLE, 'min-h-12 appearance-none pe-11')} {...rest} {...wiring}>
            {children}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2" />
        </div>
      )}
    </FieldFrame>
  );
}
