import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {UNSUBSCRIBE_COPY, UNSUBSCRIBE_RESULTS, type UnsubscribeOutcome} from '../subscriber-copy';
import {MailLinkPage} from './MailLinkPage';

/** The page behind a link that unsubscribes. */
export const UnsubscribePage = ({outcome}: {readonly outcome: UnsubscribeOutcome | null}) => (
  <MailLinkPage copy={UNSUBSCRIBE_COPY} results={UNSUBSCRIBE_RESULTS} outcome={outcome}>
    <Link to={outcome === 'unknown' ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
      {outcome === 'unknown' ? UNSUBSCRIBE_COPY.contact : UNSUBSCRIBE_COPY.home}
    </Link>
  </MailLinkPage>
);
