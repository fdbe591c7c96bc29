import {AwayForm} from '../away/AwayForm';
import type {Errand} from '../away/sign-in-elsewhere.server';

/** 'Email me a sign-in code': the shop asks for the address on a page of its own. */
export function SignInCodeForm(errand: Errand) {
  return (
    <AwayForm
      action="/account/login"
      errand={errand}
      label="Email me a sign-in code"
      pendingLabel="Opening the sign-in page..."
    />
  );
}
