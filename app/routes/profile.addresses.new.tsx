import {useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {AddressForm} from '~/shop/account/addresses/AddressForm';
import {handleAddress} from '~/shop/account/addresses/handle-addresses.server';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const action = (args: ActionFunctionArgs) => handleAddress(args, null);

export const clientAction = accountClientAction('address');

export default function NewAddressRoute() {
  return <AddressForm address={null} reply={useActionData<typeof action>()} />;
}
