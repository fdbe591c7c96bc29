import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {SUBSCRIBER_DESK_COPY as COPY} from './subscriber-desk-copy';
import type {SubscriberTotals} from './subscriber-desk-view';

const STYLE = 'font-semibold underline underline-offset-4';

/** Says on another page of the admin that mails to subscribers are held back or have failed; nothing if all is well. */
export function WaitingMails({totals}: {readonly totals: SubscriberTotals | null}) {
  if (!totals || !(totals.isHeld || totals.failed > 0)) return null;
  const toFailed = (
    <Link to="/admin/subscribers?filter=failed" className={STYLE}>
      {COPY.failedCount(totals.failed)}
    </Link>
  );
  return (
    <Alert
      tone="warning"
      title={totals.isHeld ? COPY.held : COPY.mailsFailed}
      action={
        totals.failed > 0 ? (
          toFailed
        ) : (
          <Link to="/admin/subscribers" className={STYLE}>
            {COPY.toSubscribers}
          </Link>
        )
      }
    >
      {totals.isHeld ? COPY.heldText : COPY.mailsFailedText}
    </Alert>
  );
}
