import {ConfirmPage} from '~/shop/subscribers/links/ConfirmPage';
import type {ConfirmReply} from '~/shop/subscribers/links/confirm-reply';
import {UnsubscribePage} from '~/shop/subscribers/links/UnsubscribePage';
import {SignUpSection} from '~/shop/subscribers/sign-up/SignUpSection';
import {SubscribePage} from '~/shop/subscribers/sign-up/SubscribePage';
import {SubscribePopup} from '~/shop/subscribers/sign-up/SubscribePopup';
import {subscribeNotice, type SubscribeOutcome} from '~/shop/subscribers/subscriber-copy';
import {waitlistNotice} from '~/shop/subscribers/waitlist/waitlist-copy';
import {WaitlistPage} from '~/shop/subscribers/waitlist/WaitlistPage';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

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

export function SubscriberSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Subscribers">
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
          <UnsubscribePage outcome={outcome} />
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
    </Section>
  );
}
