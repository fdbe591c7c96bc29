import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleAddressRemoval, loadAddress} from '~/shop/account/addresses/handle-addresses.server';
import {RemoveAddressPage} from '~/shop/account/addresses/RemoveAddressPage';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadAddress(args, args.params.number);

export const action = (args: ActionFunctionArgs) => handleAddressRemoval(args, args.params.number ?? '');

export const clientAction = accountClientAction('address');

export default function RemoveAddressRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <RemoveAddressPage address={data.address} reply={reply} />;
}
