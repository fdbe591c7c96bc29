import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {handleSubscriptions} from '~/shop/account/subscriptions/handle-subscriptions.server';
import {loadSubscriptions} from '~/shop/account/subscriptions/load-subscriptions.server';
import {SubscriptionsPage} from '~/shop/account/subscriptions/SubscriptionsPage';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadSubscriptions(args);

export const action = (args: ActionFunctionArgs) => handleSubscriptions(args);

export const clientAction = accountClientAction('subscription');

export default function SubscriptionsRoute() {
  const found = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return found && <SubscriptionsPage found={found} reply={reply} />;
}
