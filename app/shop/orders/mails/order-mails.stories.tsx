import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {MailsStopPage} from './MailsStopPage';

function OrderMailsStates() {
  return (
    <>
      <State name="link, opened" isWide>
        <MailsStopPage outcome={null} />
      </State>
      <State name="link, followed" isWide>
        <MailsStopPage outcome="unsubscribed" />
      </State>
      <State name="link, unknown" isWide>
        <MailsStopPage outcome="unknown" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Emails about orders', States: OrderMailsStates};
