import {useMemo, type ReactNode} from 'react';
import {Alert} from '~/ui/Alert';
import {usePageNotice} from '~/ui/use-page-notice';
import {IDENTITY_COPY} from '../identity-copy';
import {FormReplacement} from '../FormReplacement';
import {identityFailureNotice} from '../problems/identity-problem-copy';

interface DeadLinkProps {
  readonly context: 'activation' | 'reset';
  /** Why the link does not work, as the shopper reads it. */
  readonly reason: string;
  /** The next step. */
  readonly action: ReactNode;
}

/** Replaces the form behind a mailed link that does not work. A toast announces the reason, which the page shows, too. */
export function InvalidLink({context, reason, action}: DeadLinkProps) {
  const shown = usePageNotice(useMemo(() => identityFailureNotice(context, reason), [context, reason]));
  return (
    <FormReplacement>
      <Alert
        tone="error"
        title={IDENTITY_COPY.invalidLink}
        action={action}
        aria-live={shown && !shown.isAnnounced ? undefined : 'off'}
      >
        {reason}
      </Alert>
    </FormReplacement>
  );
}
