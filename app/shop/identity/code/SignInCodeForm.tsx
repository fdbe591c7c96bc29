import {ProviderForm} from '../provider/ProviderForm';
import type {SignInIntent} from '../provider/provider-sign-in.server';

/** The button 'Email me a sign-in code'. Shopify asks for the address on its own page. */
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
