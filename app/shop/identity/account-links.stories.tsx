import type {ReactNode} from 'react';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {INVALID_NEW_PASSWORD, LINK_STATES} from './identity-samples';
import {LinkPage} from './linking/LinkPage';
import {ActivatePage} from './recovery/ActivatePage';
import {RecoverPage} from './recovery/RecoverPage';
import {ResetPage} from './recovery/ResetPage';
import {TrackingStep} from './recovery/TrackingStep';

const MESSAGES: Readonly<Record<string, ReactNode>> = {
  'new password with field errors': <ResetPage isLink reply={INVALID_NEW_PASSWORD} />,
  'invalid reset link: first a toast, then an alert': <ResetPage isLink={false} />,
  'invalid activation link': <ActivatePage fault="This link has expired." />,
  'reset link sent': <RecoverPage isSent returnTo={null} />,
};

/** Pages behind mailed links, and the page that connects accounts. */
function AccountLinkStates() {
  return (
    <>
      <State name="ask for a reset link" isWide>
        <RecoverPage isSent={false} returnTo={null} />
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
    </>
  );
}

export const stories: Stories = {title: 'Account links, connected accounts', States: AccountLinkStates};
