import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {MailLinkPage} from '~/shop/subscribers/links/MailLinkPage';
import {MAILS_STOP_COPY, MAILS_STOP_RESULTS, type MailsStopOutcome} from './order-mails-copy';

/** The page behind a link that stops mails about delays and delivery attempts. */
export const MailsStopPage = ({outcome}: {readonly outcome: MailsStopOutcome | null}) => (
  <MailLinkPage copy={MAILS_STOP_COPY} results={MAILS_STOP_RESULTS} outcome={outcome}>
    <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
      {outcome === 'unknown' ? MAILS_STOP_COPY.contact : MAILS_STOP_COPY.home}
    </Link>
  </MailLinkPage>
);
