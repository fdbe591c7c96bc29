import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {SignInCard} from './card/SignInCard';
import {FAILED_REPLY, INVALID_SIGN_IN, INVALID_SIGN_UP, LONG_EMAIL, SIGN_IN_CARD} from './identity-samples';
import {OneTapWords} from './google/OneTapWords';
import {IdentityScreen} from './IdentityScreen';
import {SignInRefused} from './provider/SignInRefused';

const NO_PASSWORDLESS = {google: false, code: false};
const REPLIES = {
  'sign-in with field errors': {tab: 'sign-in', reply: INVALID_SIGN_IN},
  'sign-up with field errors': {tab: 'sign-up', reply: INVALID_SIGN_UP},
  'sign-in that failed: first a toast, then an alert': {tab: 'sign-in', reply: FAILED_REPLY},
  'mail to confirm the address': {
    tab: 'sign-up',
    reply: {lastResult: null, failure: null, mailedTo: LONG_EMAIL},
  },
} as const;

function SignInStates() {
  return (
    <>
      <State name="every way to sign in" isWide>
        <IdentityScreen>
          <SignInCard {...SIGN_IN_CARD} />
        </IdentityScreen>
      </State>
      <State name="beside the prompt of Google">
        <OneTapWords />
      </State>
      <State name="sign-up, passwords only">
        <SignInCard {...SIGN_IN_CARD} passwordless={NO_PASSWORDLESS} tab="sign-up" />
      </State>
      <State name="no passwords">
        <SignInCard {...SIGN_IN_CARD} hasPasswords={false} />
      </State>
      <State name="closed">
        <SignInCard {...SIGN_IN_CARD} passwordless={NO_PASSWORDLESS} hasPasswords={false} />
      </State>
      {Object.entries(REPLIES).map(([name, props]) => (
        <State key={name} name={name}>
          <OnPress label="show">{(isOpen) => isOpen && <SignInCard {...SIGN_IN_CARD} {...props} />}</OnPress>
        </State>
      ))}
      <State name="a sign-in that this browser did not begin" isWide>
        <SignInRefused isSignedIn={false} />
      </State>
      <State name="a callback of a sign-in that another tab finished">
        <SignInRefused isSignedIn />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Sign-in card', States: SignInStates};
