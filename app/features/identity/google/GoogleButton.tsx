import {AwayForm} from '../away/AwayForm';
import type {Errand} from '../away/sign-in-elsewhere.server';

/** 'Continue with Google'. */
export function GoogleButton(errand: Errand) {
  return (
    <AwayForm
      action="/auth/google"
      errand={errand}
      icon={<img src="/google.svg" alt="" width={20} height={20} />}
      label="Continue with Google"
      pendingLabel="Signing in..."
    />
  );
}
