import type {Errand} from './away/sign-in-elsewhere.server';
import {SignInCodeForm} from './code/SignInCodeForm';
import {GoogleButton} from './google/GoogleButton';

/** Which ways to sign in without a password this shop offers. */
export interface Ways {
  readonly google: boolean;
  readonly code: boolean;
}

/** The ways to sign in without a password, for the card. */
export function OtherWays({google, code, returnTo}: Ways & Pick<Errand, 'returnTo'>) {
  return (
    <>
      {google && <GoogleButton purpose="sign-in" returnTo={returnTo} />}
      {code && <SignInCodeForm purpose="sign-in" returnTo={returnTo} />}
    </>
  );
}
