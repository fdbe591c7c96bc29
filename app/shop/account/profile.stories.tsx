import {ACCOUNT_COPY} from '~/shop/account/account-copy';
import {AccountClosed} from '~/shop/account/frame/AccountClosed';
import {AccountFrame} from '~/shop/account/frame/AccountFrame';
import {PasswordPage} from '~/shop/account/profile/PasswordPage';
import {ProfilePage} from '~/shop/account/profile/ProfilePage';
import {SaveForm} from '~/shop/account/SaveForm';
import {TextField} from '~/ui/TextField';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {INVALID_PASSWORD, INVALID_PROFILE} from './account-samples';

const PERSON = {userId: 'workbench', displayName: 'Asha Rao', name: 'Asha Rao', email: 'asha@example.com'};
const LONG_PERSON = {...PERSON, displayName: LONG_NAME, email: `${LONG_NAME.replaceAll(/\W/g, '')}@example.com`};
const FAILED = {tone: 'error', title: 'We could not reach the shop', body: 'Please try again in a moment.'} as const;

/** The frame of the account area, profile and password. */
export function ProfileSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Account frame, profile, password">
      <State name="frame, with the profile" isWide>
        <AccountFrame person={PERSON} pathname="/profile">
          <ProfilePage reply={undefined} />
        </AccountFrame>
      </State>
      <State name="frame, with long names" isWide>
        <AccountFrame person={LONG_PERSON} pathname="/profile/addresses">
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
    </Section>
  );
}
