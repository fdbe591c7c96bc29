import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {accountClientAction} from '~/shop/account/browser/account-client-action';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {EmailPage} from '~/shop/personal-data/email/EmailPage';
import {handleEmail} from '~/shop/personal-data/email/handle-email.server';
import {loadEmail} from '~/shop/personal-data/email/load-email.server';
import {EMAIL_COPY} from '~/shop/personal-data/personal-data-copy';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(EMAIL_COPY.title, matches);

export const loader = (args: LoaderFunctionArgs) => loadEmail(args);

export const action = (args: ActionFunctionArgs) => handleEmail(args);

export const clientAction = accountClientAction('email');

export default function EmailRoute() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return loaded && <EmailPage {...loaded} reply={reply} />;
}
