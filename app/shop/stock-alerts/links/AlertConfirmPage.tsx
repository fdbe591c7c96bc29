import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {MailLinkPage} from '~/shop/subscribers/links/MailLinkPage';
import {ALERT_CONFIRM_COPY, ALERT_CONFIRM_RESULTS, type AlertConfirmOutcome} from '../stock-alert-copy';

/** The page behind a link that confirms the address of a stock alert. */
export const AlertConfirmPage = ({outcome}: {readonly outcome: AlertConfirmOutcome | null}) => (
  <MailLinkPage copy={ALERT_CONFIRM_COPY} results={ALERT_CONFIRM_RESULTS} outcome={outcome}>
    <Link to="/products" className={buttonStyle({tone: 'outline'})}>
      {ALERT_CONFIRM_COPY.browse}
    </Link>
  </MailLinkPage>
);
