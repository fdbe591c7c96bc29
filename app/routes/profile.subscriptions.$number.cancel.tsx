import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {CancelSubscriptionPage} from '~/shop/account/subscriptions/CancelSubscriptionPage';
import {handleCancellation} from '~/shop/account/subscriptions/handle-subscriptions.server';
import {loadSubscription} from '~/shop/account/subscriptions/load-subscriptions.server';
import {SubscriptionsPage} from '~/shop/account/subscriptions/SubscriptionsPage';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadSubscription(args, args.params.number);

export const action = (args: ActionFunctionArgs) => handleCancellation(args, args.params.number);

export const clientAction = accountClientAction('subscription');

export default function CancelSubscriptionRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (data?.kind === 'closed') return <SubscriptionsPage found={data} reply={undefined} />;
  return data && <CancelSubscriptionPage subscription={data.subscription} reply={reply} />;
}
