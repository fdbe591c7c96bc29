import type {FlashCode} from '~/core/flash-code';
import type {AppContext} from '~/platform/context.server';
import type {Limit} from '~/platform/local-limit';
import {throwSignInRedirect} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {consumeAttempt} from '~/platform/throttle.server';

/** An admin who may use the admin pages now. */
export interface AdminViewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string | null;
}

const DENIAL_LOG_LIMIT: Limit = {attempts: 20, seconds: 600};

/** Checks that are in progress or done, so that the loaders of one request share a database call. */
const checks = new WeakMap<AppContext, Promise<AdminViewer>>();

/**
 * Returns the admin who sent this request. Every loader and action under /admin calls it before anything else.
 * @throws Response a redirect to the sign-in page or the home page; 403 or 503 for requests that change something
 */
export function requireAdmin(context: AppContext, request: Request): Promise<AdminViewer> {
  const check = checks.get(context) ?? findAdmin(context, request);
  checks.set(context, check);
  return check;
}

async function findAdmin(context: AppContext, request: Request): Promise<AdminViewer> {
  const {session, backend, flash} = context;
  const {pathname, search} = new URL(request.url);
  const claims = await session.claims();
  if (!claims) return throwSignInRedirect(flash, pathname + search, 'sign-in-required');
  const {sessionId} = claims;
  const rows = await nullIfUnavailable(context, () => backend.call('touch_admin_session', {p_session_id: sessionId}));
  const [row] = rows ?? [];
  if (!row) return reject(context, request, 'admin-unverifiable', 503);
  // Deletes the cookie of a session that has ended, or that belongs to another person than the cookie names.
  if (row.access === 'signed-out' || row.user_id !== claims.userId) {
    await session.live();
    return throwSignInRedirect(flash, pathname + search, 'session-expired');
  }
  if (row.access === 'no-role') {
    await recordDeniedAccess(context, row.user_id, `${request.method} ${pathname}`);
    return reject(context, request, 'admin-denied', 403);
  }
  return {userId: row.user_id, sessionId, firstName: row.first_name};
}

/** Redirects readers to the home page, and answers changes with a status, because their fetch expects no page. */
function reject({flash, reference}: AppContext, {method}: Request, code: FlashCode, status: number): never {
  if (method !== 'GET' && method !== 'HEAD') throw Response.json({reference}, {status});
  flash.set(code);
  throw new Response(null, {status: 302, headers: {Location: '/', 'X-Remix-Reload-Document': 'true'}});
}

/** Logs an attempt of a person without the role. The audit log is append-only, so attempts above the limit are not logged. */
async function recordDeniedAccess({backend, reference, report}: AppContext, userId: string, target: string) {
  try {
    const {isAllowed} = await consumeAttempt(backend, [`admin-denied:${userId}`], DENIAL_LOG_LIMIT);
    if (!isAllowed) return;
    const entry = {p_action: 'admin.access', p_actor_id: userId, p_target: target, p_request_id: reference};
    const auditId = await backend.call('begin_audit', entry);
    await backend.call('end_audit', {p_audit_id: auditId, p_outcome: 'refused', p_details: {reason: 'denied'}});
  } catch (error) {
    report(error);
  }
}
