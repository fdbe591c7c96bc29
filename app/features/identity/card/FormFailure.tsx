import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';

/** What is wrong with a whole form. A toast says it too, and is gone after a moment; this stays. */
export function FormFailure({failure}: {readonly failure: Notice | null}) {
  if (!failure) return null;
  return (
    <Alert tone="error" title={failure.title}>
      {failure.body}
    </Alert>
  );
}
