import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {handleRecovery} from '~/shop/identity/recovery/handle-recovery.server';
import {RecoverPage} from '~/shop/identity/recovery/RecoverPage';
import {returnTarget} from '~/shop/identity/return-target';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {offersPasswords} from '~/platform/sign-in-sources.server';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(IDENTITY_COPY.recover.page, matches);

/**
 * Redirects if the shop has no passwords. A signed-in person gets here only from their password page, and is redirected to
 * the profile otherwise.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  if (!offersPasswords(context.config)) throw redirect('/auth');
  const {searchParams} = new URL(request.url);
  const isSent = searchParams.has('sent');
  const isAsked = isSent || searchParams.has('forgotten');
  if (!isAsked && (await context.session.claims())) throw redirect('/profile');
  return {isSent, returnTo: returnTarget(searchParams.get('returnTo'), context.config.PUBLIC_ORIGIN)};
}

export const action = (args: ActionFunctionArgs) => handleRecovery(args);

export const clientAction = identityClientAction('recovery');

export default function RecoverRoute() {
  return <RecoverPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
