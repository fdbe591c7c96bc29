import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {IDENTITY_COPY} from '~/shop/identity/identity-copy';
import {ActivatePage} from '~/shop/identity/recovery/ActivatePage';
import {replyWithLinkProblem} from '~/shop/identity/recovery/handle-account-link.server';
import {followTrackingLink, isTrackingToken} from '~/shop/identity/recovery/follow-tracking-link.server';
import {TrackingStep} from '~/shop/identity/recovery/TrackingStep';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

const words = IDENTITY_COPY.activate;

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(words.page, matches);

const faultOf = (token: string | undefined) => {
  if (!token) return words.noToken;
  return isTrackingToken(token) ? null : words.badFormat;
};

export function loader({params}: LoaderFunctionArgs) {
  const fault = faultOf(params.token);
  return data({fault}, {status: fault ? 400 : 200});
}

export async function action({context, params}: ActionFunctionArgs) {
  const {token} = params;
  if (!token || faultOf(token)) throw new Response(null, {status: 400});
  const target = await followTrackingLink(context, token);
  return target.ok ? redirect(target.value, 303) : replyWithLinkProblem('activation', target.error);
}

export const clientAction = identityClientAction('activation');

export default function TrackingRoute() {
  const {fault} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <ActivatePage fault={fault} reply={reply} firstStep={<TrackingStep reply={reply} />} />;
}
