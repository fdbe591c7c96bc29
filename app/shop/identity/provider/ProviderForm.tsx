import {useEffect, useState, type ReactNode} from 'react';
import {Form} from '@remix-run/react';
import {Button} from '~/ui/Button';
import type {SignInIntent} from './provider-sign-in.server';

interface ProviderFormProps {
  readonly action: string;
  readonly intent: SignInIntent;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly pendingLabel: string;
}

/** A button that leads to the sign-in page of Google or Shopify; works without scripts. */
export function ProviderForm({action, intent, icon, label, pendingLabel}: ProviderFormProps) {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    // The browser may restore this page with a pending button from its back/forward cache.
    const reset = () => setIsPending(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return (
    <Form method="post" action={action} reloadDocument onSubmit={() => setIsPending(true)}>
      {intent.returnTo && <input type="hidden" name="returnTo" value={intent.returnTo} />}
      <input type="hidden" name="purpose" value={intent.purpose} />
      <Button type="submit" tone="outline" isPending={isPending} className="w-full">
        {!isPending && icon}
        <span>{isPending ? pendingLabel : label}</span>
      </Button>
    </Form>
  );
}
