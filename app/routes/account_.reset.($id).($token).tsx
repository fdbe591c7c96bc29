import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {getResetLink} from '~/shop/identity/recovery/account-link.server';
import {handleAccountLink} from '~/shop/identity/recovery/handle-account-link.server';
import {ResetPage} from '~/shop/identity/recovery/ResetPage';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(IDENTITY_COPY.reset.page, matches);

export function loader({context, request}: LoaderFunctionArgs) {
  const isLink = getResetLink(new URL(request.url), context.config) !== null;
  return data({isLink}, {status: isLink ? 200 : 400});
}

export function action(args: ActionFunctionArgs) {
  const link = getResetLink(new URL(args.request.url), args.context.config);
  if (!link) throw new Response(null, {status: 400});
  return handleAccountLink(args, link);
}

export const clientAction = identityClientAction('reset');

export default function ResetRoute() {
  return <ResetPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
