import {useSearchParams} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {IDENTITY_COPY} from '../identity-copy';
import {ProviderForm} from '../provider/ProviderForm';
import type {SignInIntent} from '../provider/provider-sign-in.server';
import {isGoogleUnverified} from './google-unverified';

export function GoogleButton(intent: SignInIntent) {
  const [search] = useSearchParams();
  const {title, text} = IDENTITY_COPY.googleUnverified;
  return (
    <>
      {isGoogleUnverified(search) && (
        <Alert tone="error" title={title}>
          {text}
        </Alert>
      )}
      <ProviderForm
        action="/auth/google"
        intent={intent}
        icon={<img src="/google.svg" alt="" width={20} height={20} />}
        label="Continue with Google"
        pendingLabel="Signing in..."
      />
    </>
  );
}
