import {Link} from '@remix-run/react';
import {MailLinkPage} from '~/shop/subscribers/links/MailLinkPage';
import {buttonStyle} from '~/ui/button-style';
import {REVIEW_STOP_COPY, REVIEW_STOP_RESULTS, type ReviewStopOutcome} from './review-request-copy';

/** The page behind the link that stops the mails that ask to rate an order. */
export const ReviewStopPage = ({outcome}: {readonly outcome: ReviewStopOutcome | null}) => (
  <MailLinkPage copy={REVIEW_STOP_COPY} results={REVIEW_STOP_RESULTS} outcome={outcome}>
    <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
      {outcome === 'unknown' ? REVIEW_STOP_COPY.contact : REVIEW_STOP_COPY.home}
    </Link>
  </MailLinkPage>
);
