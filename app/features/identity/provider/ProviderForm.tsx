import {useEffect, useState, type ReactNode} from 'react';
import {Form} from '@remix-run/react';
import {Button} from '~/ui/Button';
import type {SignInIntent} from './provider-sign-in.server';

interface AwayFormProps {
  readonly action: string;
  readonly intent: SignInIntent;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly pendingLabel: string;
}

/** One button that leads to somebody else's page, from which the person comes back; works without scripts. */
export function ProviderForm({action, intent, icon, label, pendingLabel}: AwayFormProps) {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    // Back from there, the browser may show this very page again, button and all.
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
        {isPending ? pendingLabel : label}
      </Button>
    </Form>
  );
}
