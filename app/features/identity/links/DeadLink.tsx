import {useEffect, type ReactNode} from 'react';
import {Alert} from '~/ui/Alert';
import {showNotice} from '~/ui/show-notice';
import {InPlaceOfForm} from '../InPlaceOfForm';
import {failureNotice} from '../problems/problem-copy';

interface DeadLinkProps {
  /** What the link was for. */
  readonly context: 'activation' | 'reset';
  /** Why it does not work, for the person who followed it. */
  readonly reason: string;
  /** Where to go next. */
  readonly action: ReactNode;
}

/** Replaces the form behind a mailed link that does not work, and raises the same message as a toast. */
export function DeadLink({context, reason, action}: DeadLinkProps) {
  useEffect(() => showNotice(failureNotice(context, reason)), [context, reason]);
  return (
    <InPlaceOfForm>
      <Alert tone="error" title={failureNotice(context, reason).title} action={action}>
        {reason}
      </Alert>
    </InPlaceOfForm>
  );
}
