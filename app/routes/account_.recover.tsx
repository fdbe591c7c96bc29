import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {handleRecovery} from '~/shop/identity/recovery/handle-recovery.server';
import {RecoverPage} from '~/shop/identity/recovery/RecoverPage';
import {returnTarget} from '~/shop/identity/return-target';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {pageTitle} from '~/shop/shell/frame/page-title';
import {offersPasswords} from '~/platform/sign-in-sources.server';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(IDENTITY_COPY.recover.page, matches)},
  {name: 'robots', content: 'noindex'},
];

/** Redirects if the shop has no passwords. */
export function loader({context, request}: LoaderFunctionArgs) {
  if (!offersPasswords(context.config)) throw redirect('/auth');
  const {searchParams} = new URL(request.url);
  const returnTo = returnTarget(searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN);
  return {isSent: searchParams.has('sent'), returnTo};
}

export const action = (args: ActionFunctionArgs) => handleRecovery(args);

export const clientAction = identityClientAction('recovery');

export default function RecoverRoute() {
  return <RecoverPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
