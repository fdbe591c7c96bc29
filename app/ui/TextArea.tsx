import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame, type FieldTexts} from './FieldFrame';

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & FieldTexts;

/** A multi-line text field with label, hint and error. `className` applies to the whole field. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {label, error, hint, id, className, rows = 3, ...rest},
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(wiring) => <textarea ref={ref} rows={rows} className={cn(CONTROL_STYLE, 'py-3')} {...rest} {...wiring} />}
    </FieldFrame>
  );
});
