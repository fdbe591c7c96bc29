import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {DeletionPage} from './deletion/DeletionPage';
import type {EmailChangeView} from './email/load-email.server';
import {EmailPage} from './email/EmailPage';
import {DeletionLinkPage, EmailLinkPage, KeepLinkPage} from './links/AccountLinkPages';
import type {PrivacyView, SessionView} from './overview/load-privacy.server';
import {PrivacyPage} from './overview/PrivacyPage';

const AT = {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'} as const;
const HERE: SessionView = {
  handle: 'a',
  device: 'Chrome on Windows',
  method: 'shopify',
  beganAt: AT,
  lastUsedAt: AT,
  isCurrent: true,
};
const FOUND: PrivacyView = {
  sessions: [
    HERE,
    {...HERE, handle: 'b', device: 'Safari on iPhone', method: 'google', isCurrent: false},
    {...HERE, handle: 'c', device: null, isCurrent: false},
  ],
  mails: {marketing: 'confirmed', stockAlerts: 2, wantsReviewRequests: true, wantsParcelMails: true},
};
const FAILURE = {tone: 'error', title: 'Nothing was changed', body: 'Please try again in a moment.'} as const;
const WAITS: EmailChangeView = {
  newEmail: `${LONG_NAME.replaceAll(' ', '.')}@example.com`,
  state: 'waits',
  isOldConfirmed: false,
  isNewConfirmed: true,
};

function PersonalDataStates() {
  return (
    <>
      <State name="all of it; the last action failed" isWide>
        <PrivacyPage found={FOUND} failure={FAILURE} />
      </State>
      <State name="one session, an address that is not confirmed" isWide>
        <PrivacyPage
          found={{
            sessions: [HERE],
            mails: {marketing: 'unknown', stockAlerts: 0, wantsReviewRequests: false, wantsParcelMails: false},
          }}
          failure={null}
        />
      </State>
      <State name="the database is down" isWide>
        <PrivacyPage found={null} failure={null} />
      </State>
      {(['waits', 'applying', 'expired', 'taken', 'refused'] as const).map((state) => (
        <State key={state} name={`a change of address: ${state}`}>
          <EmailPage access="open" change={{pending: {...WAITS, state}}} reply={undefined} />
        </State>
      ))}
      <State name="an address at Google only">
        <EmailPage access="google" change={{pending: null}} reply={undefined} />
      </State>
      <State name="no address can be changed">
        <EmailPage access="off" change={{pending: null}} reply={undefined} />
      </State>
      {(['password', 'mail', 'staff'] as const).map((proof) => (
        <State key={proof} name={`a deletion; proof: ${proof}`}>
          <DeletionPage found={{proof, hasOrderOnItsWay: true, isLinkMailed: true}} reply={undefined} />
        </State>
      ))}
      <State name="links in mails" isWide>
        <EmailLinkPage outcome={null} />
        <EmailLinkPage outcome="taken" />
        <DeletionLinkPage outcome="requested" />
        <KeepLinkPage outcome="unknown" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Own data', States: PersonalDataStates};
