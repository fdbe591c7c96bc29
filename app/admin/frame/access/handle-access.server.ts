import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {touchAdminSession} from '~/platform/session/admin-session.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from './require-admin.server';

const HEADERS = {'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex'};

/**
 * Responds with the role of the session that asks, or without content while the database cannot tell.
 * @throws Response a redirect if the session may not use the admin
 */
export async function handleAccess({context, request}: LoaderFunctionArgs): Promise<Response> {
  const claims = await context.session.claims();
  // The database is asked before the check, because an outage must not lead the page away. The check reads the same result.
  const isKnown =
    claims && (await nullIfUnavailable(context, () => touchAdminSession(context, claims.sessionId, false)));
  if (claims && !isKnown) return new Response(null, {status: 204, headers: HEADERS});
  const {role} = await requireAdmin(context, request, 'orders');
  return Response.json({role}, {headers: HEADERS});
}
