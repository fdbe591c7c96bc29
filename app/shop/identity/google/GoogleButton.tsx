import {ProviderForm} from '../provider/ProviderForm';
import type {SignInIntent} from '../provider/provider-sign-in.server';

export function GoogleButton(intent: SignInIntent) {
  return (
    <ProviderForm
      action="/auth/google"
      intent={intent}
      icon={<img src="/google.svg" alt="" width={20} height={20} />}
      label="Continue with Google"
      pendingLabel="Signing in..."
    />
  );
}
