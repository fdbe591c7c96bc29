import type {ReactNode} from 'react';
import {LinkPage} from '~/shop/identity/linking/LinkPage';
import {ActivatePage} from '~/shop/identity/recovery/ActivatePage';
import {RecoverPage} from '~/shop/identity/recovery/RecoverPage';
import {ResetPage} from '~/shop/identity/recovery/ResetPage';
import {TrackingStep} from '~/shop/identity/recovery/TrackingStep';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {INVALID_NEW_PASSWORD, LINK_STATES} from './identity-samples';

const MESSAGES: Readonly<Record<string, ReactNode>> = {
  'new password with field errors': <ResetPage isLink reply={INVALID_NEW_PASSWORD} />,
  'invalid reset link: first a toast, then an alert': <ResetPage isLink={false} />,
  'invalid activation link': <ActivatePage fault="This link has expired." />,
  'reset link sent': <RecoverPage isSent />,
};

/** Pages behind mailed links, and the page that connects accounts. */
export function AccountLinkSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Account links, connected accounts">
      <State name="ask for a reset link" isWide>
        <RecoverPage isSent={false} />
      </State>
      <State name="choose a new password" isWide>
        <ResetPage isLink />
      </State>
      <State name="activate an account, first step" isWide>
        <ActivatePage fault={null} firstStep={<TrackingStep />} />
      </State>
      <State name="activate an account" isWide>
        <ActivatePage fault={null} />
      </State>
      {Object.entries(MESSAGES).map(([name, page]) => (
        <State key={name} name={name} isWide>
          <OnPress label="show">{(isOpen) => isOpen && page}</OnPress>
        </State>
      ))}
      {Object.entries(LINK_STATES).map(([name, state]) => (
        <State key={name} name={`connect accounts: ${name}`} isWide>
          <LinkPage {...state} />
        </State>
      ))}
    </Section>
  );
}
