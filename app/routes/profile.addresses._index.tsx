import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddressesPage} from '~/features/account/addresses/AddressesPage';
import {answerDefault, loadAddresses} from '~/features/account/addresses/handle-addresses.server';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const loader = (args: LoaderFunctionArgs) => loadAddresses(args);

export const action = (args: ActionFunctionArgs) => answerDefault(args);

export const clientAction = replyWhenOffline('address');

export default function AddressesRoute() {
  const book = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return book && <AddressesPage book={book} failure={reply?.failure ?? null} />;
}
