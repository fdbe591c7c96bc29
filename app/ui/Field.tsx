import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame, type FieldWords} from './FieldFrame';

type FieldProps = ComponentPropsWithoutRef<'input'> & FieldWords;

/** A line to write in, with its label, hint and error. `className` goes to the whole field. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  {label, error, hint, id, className, ...rest},
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(wiring) => <input ref={ref} className={cn(CONTROL_STYLE, 'h-12')} {...rest} {...wiring} />}
    </FieldFrame>
  );
});
