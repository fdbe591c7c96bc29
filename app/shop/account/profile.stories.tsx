import {TextField} from '~/ui/TextField';
import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ACCOUNT_COPY} from './account-copy';
import {INVALID_PASSWORD, INVALID_PROFILE} from './account-samples';
import {AccountClosed} from './frame/AccountClosed';
import {AccountFrame} from './frame/AccountFrame';
import {PasswordPage} from './profile/PasswordPage';
import {ProfilePage} from './profile/ProfilePage';
import {SaveForm} from './SaveForm';

const PERSON = {userId: 'workbench', displayName: 'Asha Rao', name: 'Asha Rao', email: 'asha@example.com'};
const LONG_PERSON = {...PERSON, displayName: LONG_NAME, email: `${LONG_NAME.replaceAll(/\W/g, '')}@example.com`};
const FAILED = {tone: 'error', title: 'We could not reach the shop', body: 'Please try again in a moment.'} as const;

/** The frame of the account area, profile and password. */
function ProfileStates() {
  return (
    <>
      <State name="frame, with the profile" isWide>
        <AccountFrame person={PERSON} pathname="/profile" hasSubscriptions={false}>
          <ProfilePage reply={undefined} />
        </AccountFrame>
      </State>
      <State name="frame, with long names" isWide>
        <AccountFrame person={LONG_PERSON} pathname="/profile/addresses" hasSubscriptions>
          <p>Addresses</p>
        </AccountFrame>
      </State>
      <State name="account unavailable" isWide>
        <AccountClosed pathname="/workbench" />
      </State>
      <State name="profile with a field error, after the session ended">
        <OnPress label="show">{(isOpen) => isOpen && <ProfilePage reply={INVALID_PROFILE} />}</OnPress>
      </State>
      <State name="profile that was not saved: first a toast, then an alert">
        <OnPress label="show">
          {(isOpen) => isOpen && <ProfilePage reply={{lastResult: null, failure: FAILED, isSignedOut: false}} />}
        </OnPress>
      </State>
      <State name="a form that is being saved">
        <SaveForm
          intent="workbench"
          owner=""
          failure={null}
          isSignedOut={false}
          isPending
          labels={ACCOUNT_COPY.profile}
        >
          <TextField label={ACCOUNT_COPY.profile.name} defaultValue={PERSON.name} />
        </SaveForm>
      </State>
      <State name="password">
        <PasswordPage password="known" reply={undefined} />
      </State>
      <State name="password that may exist">
        <OnPress label="show">{(isOpen) => isOpen && <PasswordPage password="possible" reply={undefined} />}</OnPress>
      </State>
      <State name="password with field errors">
        <OnPress label="show">
          {(isOpen) => isOpen && <PasswordPage password="known" reply={INVALID_PASSWORD} />}
        </OnPress>
      </State>
      <State name="no password">
        <PasswordPage password="none" reply={undefined} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Account frame, profile, password', States: ProfileStates};
