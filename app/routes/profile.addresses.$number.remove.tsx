import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerRemoval, loadAddress} from '~/features/account/addresses/handle-addresses.server';
import {RemovePage} from '~/features/account/addresses/RemovePage';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const loader = (args: LoaderFunctionArgs) => loadAddress(args, args.params.number);

export const action = (args: ActionFunctionArgs) => answerRemoval(args, args.params.number ?? '');

export const clientAction = replyWhenOffline('address');

export default function RemoveAddressRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <RemovePage address={data.address} reply={reply} />;
}
