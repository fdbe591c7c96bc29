import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddressesPage} from '~/shop/account/addresses/AddressesPage';
import {handleDefaultAddress, loadAddresses} from '~/shop/account/addresses/handle-addresses.server';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadAddresses(args);

export const action = (args: ActionFunctionArgs) => handleDefaultAddress(args);

export const clientAction = accountClientAction('address');

export default function AddressesRoute() {
  const book = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return book && <AddressesPage book={book} failure={reply?.failure ?? null} />;
}
