import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {LinkPage} from '~/shop/subscribers/links/LinkPage';
import {ALERT_CONFIRM_COPY, ALERT_CONFIRM_RESULTS, type AlertConfirmOutcome} from '../stock-alert-copy';

/** The page behind a link that confirms the address of a stock alert. */
export const AlertConfirmPage = ({outcome}: {readonly outcome: AlertConfirmOutcome | null}) => (
  <LinkPage copy={ALERT_CONFIRM_COPY} results={ALERT_CONFIRM_RESULTS} outcome={outcome}>
    <Link to="/products" className={buttonStyle({tone: 'outline'})}>
      {ALERT_CONFIRM_COPY.browse}
    </Link>
  </LinkPage>
);
