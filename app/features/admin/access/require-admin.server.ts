import type {FlashCode} from '~/core/flash-code';
import type {AppContext} from '~/platform/context.server';
import type {Limit} from '~/platform/local-limit';
import {recordRefusal} from '~/platform/record-refusal.server';
import {throwSignInRedirect} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {consumeAttempt} from '~/platform/throttle.server';

/** An admin who may use the admin pages now. */
export interface AdminViewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string | null;
}

/** A signed-in admin, who may still have to enter the second factor. */
export interface AdminSession extends AdminViewer {
  readonly isVerified: boolean;
  /** Whether an authenticator app is set up. */
  readonly isEnrolled: boolean;
}

const VERIFY_PATH = '/admin/verify';
const DENIAL_LOG_LIMIT: Limit = {attempts: 20, seconds: 600};

/** Checks that are in progress or done, so that the loaders of one request share a database call. */
const checks = new WeakMap<AppContext, Promise<AdminSession>>();

/**
 * Returns the admin who sent this request. Every loader and action under /admin calls it before anything else.
 * @throws Response a redirect to the sign-in page, to the second factor or to the home page; 403 or 503 for requests
 * that change something
 */
export async function requireAdmin(context: AppContext, request: Request): Promise<AdminViewer> {
  const {isVerified, userId, sessionId, firstName} = await requireAdminSession(context, request);
  if (isVerified) return {userId, sessionId, firstName};
  const headers = {Location: verifyPath(pathOf(request)), 'X-Remix-Reload-Document': 'true'};
  throw new Response(null, {status: 302, headers});
}

/** Returns the path of the page that asks for the second factor. @param returnTo the path after it */
export const verifyPath = (returnTo: string): string => `${VERIFY_PATH}?${new URLSearchParams({returnTo}).toString()}`;

/** Returns the admin who sent this request, with or without the second factor. Throws as `requireAdmin` does. */
export function requireAdminSession(context: AppContext, request: Request): Promise<AdminSession> {
  const check = checks.get(context) ?? findAdminSession(context, request);
  checks.set(context, check);
  return check;
}

const isRead = ({method}: Request): boolean => method === 'GET' || method === 'HEAD';

const pathOf = ({url}: Request): string => {
  const {pathname, search} = new URL(url);
  return pathname + search;
};

async function findAdminSession(context: AppContext, request: Request): Promise<AdminSession> {
  const {session, backend, flash} = context;
  const claims = await session.claims();
  if (!claims) return throwSignInRedirect(flash, pathOf(request), 'sign-in-required');
  const {sessionId} = claims;
  const rows = await nullIfUnavailable(context, () => backend.call('touch_admin_session', {p_session_id: sessionId}));
  const [row] = rows ?? [];
  if (!row) return reject(context, request, 'admin-unverifiable', 503);
  // Deletes the cookie of a session that has ended, or that belongs to another person than the cookie names.
  if (row.access === 'signed-out' || row.user_id !== claims.userId) {
    await session.live();
    return throwSignInRedirect(flash, pathOf(request), 'session-expired');
  }
  if (row.access === 'no-role') {
    // Reading changes nothing in the database, so only attempts to change something are logged.
    if (!isRead(request))
      await recordDeniedAccess(context, row.user_id, `${request.method} ${new URL(request.url).pathname}`);
    return reject(context, request, 'admin-denied', 403);
  }
  return {
    userId: row.user_id,
    sessionId,
    firstName: row.first_name,
    isVerified: row.access === 'granted',
    isEnrolled: row.is_enrolled,
  };
}

/** Redirects readers to the home page, and answers changes with a status, because their fetch expects no page. */
function reject({flash, reference}: AppContext, request: Request, code: FlashCode, status: number): never {
  if (!isRead(request)) throw Response.json({reference}, {status});
  flash.set(code);
  throw new Response(null, {status: 302, headers: {Location: '/', 'X-Remix-Reload-Document': 'true'}});
}

/** Logs an attempt of a person without the role. The audit log is append-only, so attempts above the limit are not logged. */
async function recordDeniedAccess(context: AppContext, actorId: string, target: string) {
  try {
    const {isAllowed} = await consumeAttempt(context.backend, [`admin-denied:${actorId}`], DENIAL_LOG_LIMIT);
    if (isAllowed) await recordRefusal(context, {actorId, action: 'admin.access', target, reason: 'denied'});
  } catch (error) {
    context.report(error);
  }
}
