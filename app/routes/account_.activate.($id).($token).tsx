import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {parseAccountLink} from '~/shop/identity/recovery/account-link.server';
import {ActivatePage} from '~/shop/identity/recovery/ActivatePage';
import {handleAccountLink} from '~/shop/identity/recovery/handle-account-link.server';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

const words = IDENTITY_COPY.activate;

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(words.page, matches);

export function loader({params, request}: LoaderFunctionArgs) {
  const isLink = parseAccountLink(new URL(request.url).pathname) !== null;
  const fault = params.token ? words.badFormat : words.noToken;
  return data({fault: isLink ? null : fault}, {status: isLink ? 200 : 400});
}

export function action(args: ActionFunctionArgs) {
  const link = parseAccountLink(new URL(args.request.url).pathname);
  if (!link) throw new Response(null, {status: 400});
  return handleAccountLink(args, link);
}

export const clientAction = identityClientAction('activation');

export default function ActivateRoute() {
  return <ActivatePage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
