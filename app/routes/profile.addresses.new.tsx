import {useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {AddressForm} from '~/features/account/addresses/AddressForm';
import {answerAddress} from '~/features/account/addresses/handle-addresses.server';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const action = (args: ActionFunctionArgs) => answerAddress(args, null);

export const clientAction = replyWhenOffline('address');

export default function NewAddressRoute() {
  return <AddressForm address={null} reply={useActionData<typeof action>()} />;
}
