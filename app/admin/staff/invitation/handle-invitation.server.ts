import {data, redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {invitationPath, type InvitationState, type InvitationView} from './invitation-view';

/** Loads the page of an invitation. It changes nothing: mail programs open links before people do. */
export async function loadInvitation(context: AppContext, token: string) {
  const [found, shopName] = await Promise.all([findInvitation(context, token), findShopName(context)]);
  const view: InvitationView = {
    state: found?.state ?? null,
    email: found?.email ?? null,
    role: found?.role ?? null,
    signInPath: `/auth?${new URLSearchParams({returnTo: invitationPath(token)}).toString()}`,
    shopName,
  };
  return data(view, {status: toStatus(view)});
}

function toStatus({state}: InvitationView): number {
  if (state === null) return 503;
  return state === 'invalid' ? 410 : 200;
}

/** Accepts an invitation, and leads to the admin; otherwise to the page, which says why not. */
export async function acceptInvitation(context: AppContext, token: string) {
  const claims = await context.session.claims();
  const state =
    claims &&
    (await nullIfUnavailable(context, async () =>
      context.backend.call('accept_staff_invitation', {
        p_token_hash: await hexDigest(token),
        p_session_id: claims.sessionId,
      }),
    ));
  return redirect(state === 'accepted' || state === 'already-staff' ? '/admin' : invitationPath(token), 303);
}

const findInvitation = (context: AppContext, token: string) =>
  nullIfUnavailable(context, async () => {
    const claims = await context.session.claims();
    const [row] = await context.backend.call('find_staff_invitation', {
      p_token_hash: await hexDigest(token),
      ...(claims && {p_session_id: claims.sessionId}),
    });
    return row && {...row, state: row.state as InvitationState};
  });
