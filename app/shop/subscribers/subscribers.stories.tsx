import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {ConfirmReply} from './links/confirm-reply';
import {ConfirmPage} from './links/ConfirmPage';
import {StopMailsPage} from './links/StopMailsPage';
import {SignUpSection} from './sign-up/SignUpSection';
import {SubscribePage} from './sign-up/SubscribePage';
import {SubscribePopup} from './sign-up/SubscribePopup';
import {subscribeNotice, UNSUBSCRIBE_COPY, UNSUBSCRIBE_RESULTS, type SubscribeOutcome} from './subscriber-copy';
import {waitlistNotice} from './waitlist/waitlist-copy';
import {WaitlistPage} from './waitlist/WaitlistPage';

const EMAIL = `${'a.very.long.address'.repeat(4)}@example.com`;

const replyOf = (outcome: SubscribeOutcome) => ({outcome, notice: subscribeNotice(outcome, LONG_NAME), email: EMAIL});

const confirmed = (more: Partial<ConfirmReply>): ConfirmReply => ({
  outcome: 'confirmed',
  wantsCode: true,
  code: 'WELCOME-7K2MQ-9XTRA',
  renewal: null,
  ...more,
});

const CONFIRMATIONS: Readonly<Record<string, ConfirmReply | undefined>> = {
  'to confirm': undefined,
  'confirmed, with the code': confirmed({}),
  'confirmed, while Shopify is down': confirmed({code: null}),
  'confirmed for the waitlist': confirmed({wantsCode: false, code: null}),
  'confirmed before': confirmed({outcome: 'already'}),
  'too old': confirmed({outcome: 'expired', code: null}),
  'unsubscribed since': confirmed({outcome: 'unsubscribed', code: null}),
  unknown: confirmed({outcome: 'unknown', code: null}),
  'database down': confirmed({outcome: 'failed', code: null}),
  'a new link': confirmed({outcome: 'expired', code: null, renewal: 'queued'}),
};

function SubscriberStates() {
  return (
    <>
      <State name="in the page" isWide>
        <SignUpSection picture={null} />
      </State>
      <State name="popup">
        <OnPress label="Show the popup">
          {(isOpen, setIsOpen) =>
            isOpen && <SubscribePopup picture={PICTURE} shopName="Fusion Tiffin" onClose={() => setIsOpen(false)} />
          }
        </OnPress>
      </State>
      {(['recorded', 'known', 'invalid', 'failed'] as const).map((outcome) => (
        <State key={outcome} name={`page: ${outcome}`} isWide>
          <SubscribePage reply={replyOf(outcome)} />
        </State>
      ))}
      {Object.entries(CONFIRMATIONS).map(([name, reply]) => (
        <State key={name} name={`link: ${name}`} isWide>
          <ConfirmPage reply={reply} />
        </State>
      ))}
      {[null, 'unsubscribed' as const, 'unknown' as const, 'failed' as const].map((outcome) => (
        <State key={outcome} name={`unsubscribe: ${outcome ?? 'to confirm'}`} isWide>
          <StopMailsPage copy={UNSUBSCRIBE_COPY} results={UNSUBSCRIBE_RESULTS} outcome={outcome} />
        </State>
      ))}
      <State name="waitlist" isWide>
        <WaitlistPage
          picture={null}
          footnote="15 minutes: your share."
          reply={{
            outcome: 'failed',
            notice: waitlistNotice('failed'),
            nameError: 'Name is too long',
            name: LONG_NAME,
            email: EMAIL,
          }}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Subscribers', States: SubscriberStates};
