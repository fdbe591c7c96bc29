import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {MailLinkPage} from '~/shop/subscribers/links/MailLinkPage';
import {ALERT_STOP_COPY, ALERT_STOP_RESULTS, type AlertStopOutcome} from '../stock-alert-copy';

/** The page behind a link that stops mails about stock. */
export const AlertStopPage = ({outcome}: {readonly outcome: AlertStopOutcome | null}) => (
  <MailLinkPage copy={ALERT_STOP_COPY} results={ALERT_STOP_RESULTS} outcome={outcome}>
    <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
      {outcome === 'unknown' ? ALERT_STOP_COPY.contact : ALERT_STOP_COPY.home}
    </Link>
  </MailLinkPage>
);
