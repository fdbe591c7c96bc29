import {forwardRef, type FormEvent} from 'react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {PACKING_COPY, scanProblemText} from '../packing-copy';
import type {CheckedItems} from './use-checked-items';

type ScanFieldProps = Pick<CheckedItems, 'problem' | 'last' | 'lotNote' | 'progress' | 'scan' | 'dismiss'>;

/** The field that a scanner types into. A wrong scan blocks it until somebody continues on purpose. */
export const ScanField = forwardRef<HTMLInputElement, ScanFieldProps>(function ScanField(
  {problem, last, lotNote, progress, scan, dismiss},
  ref,
) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    event.currentTarget.reset();
    if (typeof code === 'string') scan(code);
  };
  const told = problem && scanProblemText(problem);
  return (
    <>
      <form onSubmit={onSubmit} className="flex items-end gap-2">
        <TextField
          ref={ref}
          name="code"
          label={PACKING_COPY.scan}
          hint={PACKING_COPY.scanHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" tone="outline">
          {PACKING_COPY.scanSubmit}
        </Button>
      </form>
      {told && (
        <Alert
          tone="error"
          title={<span className="text-xl">{told.title}</span>}
          className="border-4 border-danger"
          action={
            <Button tone="danger" onClick={dismiss}>
              {PACKING_COPY.goOn}
            </Button>
          }
        >
          {told.text}
        </Alert>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {lotNote}
      </p>
      <VisuallyHidden role="status">
        {last && !problem && lotNote === null && PACKING_COPY.scanned(last.title, progress.checked, progress.total)}
      </VisuallyHidden>
    </>
  );
});
