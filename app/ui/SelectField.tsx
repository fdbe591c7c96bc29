import type {ComponentPropsWithoutRef} from 'react';
import {FieldFrame, type FieldTexts} from './FieldFrame';
import {Select} from './Select';

type SelectFieldProps = ComponentPropsWithoutRef<'select'> & FieldTexts;

/** A native select with label, hint and error. `className` applies to the whole field. */
export function SelectField({label, error, hint, id, className, children, ...rest}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(wiring) => (
        <Select {...rest} {...wiring}>
          {children}
        </Select>
      )}
    </FieldFrame>
  );
}
