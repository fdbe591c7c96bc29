import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddressForm} from '~/features/account/addresses/AddressForm';
import {answerAddress, loadAddress} from '~/features/account/addresses/handle-addresses.server';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const loader = (args: LoaderFunctionArgs) => loadAddress(args, args.params.number);

export const action = (args: ActionFunctionArgs) => answerAddress(args, args.params.number ?? '');

export const clientAction = replyWhenOffline('address');

export default function AddressRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <AddressForm key={data.address.number} address={data.address} reply={reply} />;
}
