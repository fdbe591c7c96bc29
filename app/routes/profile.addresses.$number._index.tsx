import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddressForm} from '~/shop/account/addresses/AddressForm';
import {handleAddress, loadAddress} from '~/shop/account/addresses/handle-addresses.server';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadAddress(args, args.params.number);

export const action = (args: ActionFunctionArgs) => handleAddress(args, args.params.number ?? '');

export const clientAction = accountClientAction('address');

export default function AddressRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return data && <AddressForm key={data.address.number} address={data.address} reply={reply} />;
}
