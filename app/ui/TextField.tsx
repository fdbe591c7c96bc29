import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame, type FieldTexts} from './FieldFrame';

type TextFieldProps = ComponentPropsWithoutRef<'input'> &
  FieldTexts &
  Pick<ComponentPropsWithoutRef<typeof FieldFrame>, 'isErrorAnnounced'>;

/** A single-line field with label, hint and error. `className` applies to the whole field. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {label, error, hint, isErrorAnnounced, id, className, type = 'text', ...rest},
  ref,
) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      isErrorAnnounced={isErrorAnnounced}
      id={id}
      className={className}
    >
      {(wiring) => <input ref={ref} type={type} className={cn(CONTROL_STYLE, 'min-h-12')} {...rest} {...wiring} />}
    </FieldFrame>
  );
});
