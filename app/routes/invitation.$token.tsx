import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {acceptInvitation, loadInvitation} from '~/admin/staff/invitation/handle-invitation.server';
import {INVITATION_COPY} from '~/admin/staff/invitation/invitation-copy';
import {InvitationPage} from '~/admin/staff/invitation/InvitationPage';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(INVITATION_COPY.page, matches);

export const loader = ({context, params}: LoaderFunctionArgs) => loadInvitation(context, params.token ?? '');

export const action = ({context, params}: ActionFunctionArgs) => acceptInvitation(context, params.token ?? '');

export const clientAction = keepTyped;

export default function InvitationRoute() {
  const {offline} = useServerReply<typeof action>();
  return <InvitationPage {...useLoaderData<typeof loader>()} offline={offline} />;
}
