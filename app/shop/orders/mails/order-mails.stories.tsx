import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {MAILS_STOP_COPY, MAILS_STOP_RESULTS, type MailsStopOutcome} from './order-mails-copy';

const OUTCOMES = Object.keys(MAILS_STOP_RESULTS) as MailsStopOutcome[];

function OrderMailsStates() {
  return (
    <>
      {[null, ...OUTCOMES].map((outcome) => (
        <State key={outcome} name={`unsubscribe: ${outcome ?? 'to confirm'}`} isWide>
          <StopMailsPage copy={MAILS_STOP_COPY} results={MAILS_STOP_RESULTS} outcome={outcome} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Emails about orders', States: OrderMailsStates};
