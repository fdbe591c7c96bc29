import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {MailPreferencePage} from './MailPreferencePage';
import {MailsStopPage} from './MailsStopPage';

function OrderMailsStates() {
  return (
    <>
      <State name="wanted" isWide>
        <MailPreferencePage isWanted isSaved={null} />
      </State>
      <State name="declined, saved" isWide>
        <MailPreferencePage isWanted={false} isSaved />
      </State>
      <State name="not saved" isWide>
        <MailPreferencePage isWanted isSaved={false} />
      </State>
      <State name="unavailable" isWide>
        <MailPreferencePage isWanted={null} isSaved={null} />
      </State>
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
