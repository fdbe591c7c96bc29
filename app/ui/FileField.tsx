import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {FieldFrame, type FieldTexts} from './FieldFrame';

type FileFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & FieldTexts;

const BUTTON =
  'file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-2 file:border-solid file:border-ink/70 ' +
  'file:bg-transparent file:px-4 file:text-sm file:font-semibold file:text-ink hover:file:border-ink hover:file:bg-surface';

/** A field that chooses a file, with label, hint and error. `className` applies to the whole field. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  {label, error, hint, id, className, ...rest},
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(wiring) => (
        <input
          ref={ref}
          type="file"
          className={cn('w-full min-w-0 scroll-mt-16 text-sm text-ink-soft', BUTTON)}
          {...rest}
          {...wiring}
        />
      )}
    </FieldFrame>
  );
});
