import {useMemo, type ReactNode} from 'react';
import {Alert} from '~/ui/Alert';
import {usePageNotice} from '~/ui/use-page-notice';
import {IDENTITY_COPY} from '../identity-copy';
import {FormReplacement} from '../FormReplacement';
import {identityFailureNotice} from '../problems/identity-problem-copy';

interface DeadLinkProps {
  /** What the link was for. */
  readonly context: 'activation' | 'reset';
  /** Why it does not work, for the person who followed it. */
  readonly reason: string;
  /** Where to go next. */
  readonly action: ReactNode;
}

/** Replaces the form behind a mailed link that does not work. A toast gives the reason first, the page from then on. */
export function InvalidLink({context, reason, action}: DeadLinkProps) {
  const shown = usePageNotice(useMemo(() => identityFailureNotice(context, reason), [context, reason]));
  return (
    <FormReplacement>
      <Alert
        tone="error"
        title={IDENTITY_COPY.invalidLink}
        action={action}
        aria-live={shown && !shown.isSaid ? undefined : 'off'}
      >
        {/* Its place is kept, so that the next step does not move. */}
        <span className={shown ? undefined : 'invisible'}>{reason}</span>
      </Alert>
    </FormReplacement>
  );
}
