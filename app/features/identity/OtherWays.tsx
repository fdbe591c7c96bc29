import type {SignInIntent} from './provider/provider-sign-in.server';
import type {PasswordlessOptions} from './card/sign-in-options.server';
import {SignInCodeForm} from './code/SignInCodeForm';
import {GoogleButton} from './google/GoogleButton';

/** The ways to sign in without a password, for the card. */
export function OtherWays({google, code, returnTo}: PasswordlessOptions & Pick<SignInIntent, 'returnTo'>) {
  return (
    <div className="mt-6 flex flex-col gap-3">
      {google && <GoogleButton purpose="sign-in" returnTo={returnTo} />}
      {code && <SignInCodeForm purpose="sign-in" returnTo={returnTo} />}
    </div>
  );
}
