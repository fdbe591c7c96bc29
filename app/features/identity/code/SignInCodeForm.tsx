import {ProviderForm} from '../provider/ProviderForm';
import type {SignInIntent} from '../provider/provider-sign-in.server';

/** 'Email me a sign-in code': the shop asks for the address on a page of its own. */
export function SignInCodeForm(intent: SignInIntent) {
  return (
    <ProviderForm
      action="/account/login"
      intent={intent}
      label="Email me a sign-in code"
      pendingLabel="Opening the sign-in page..."
    />
  );
}
