import {useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {handleMailPreference, loadMailPreference} from '~/shop/orders/mails/mail-preference.server';
import {MailPreferencePage} from '~/shop/orders/mails/MailPreferencePage';
import {MAILS_PREFERENCE_COPY} from '~/shop/orders/mails/order-mails-copy';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {whenOffline} from '~/ui/when-offline';

export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(MAILS_PREFERENCE_COPY.title, matches);

export const loader = (args: LoaderFunctionArgs) => loadMailPreference(args);

export const action = (args: ActionFunctionArgs) => handleMailPreference(args);

/** Keeps the form if the connection fails. */
export const clientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, () => ({isSaved: false}));

export default function OrderEmailsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <MailPreferencePage isWanted={loaded?.isWanted ?? null} isSaved={reply?.isSaved ?? null} />;
}
