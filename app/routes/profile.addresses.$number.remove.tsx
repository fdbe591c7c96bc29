import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleAddressRemoval, loadAddress} from '~/features/account/addresses/handle-addresses.server';
import {RemoveAddressPage} from '~/features/account/addresses/RemoveAddressPage';
import {accountClientAction} from '~/features/account/browser/account-client-action';
import {privatePageHeaders} from '~/features/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadAddress(args, args.params.number);

export const action = (args: ActionFunctionArgs) => handleAddressRemoval(args, args.params.number ?? '');

export const clientAction = accountClientAction('address');

export default function RemoveAddressRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <RemoveAddressPage address={data.address} reply={reply} />;
}
