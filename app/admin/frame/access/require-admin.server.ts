import {LIVE_RELOAD_COOKIE} from '~/core/live-reload-cookie';
import {can, STAFF_ROLES, type Permission, type StaffRole} from '~/core/staff-permissions';
import {readCookie} from '~/platform/cookie-jar.server';
import type {AppContext} from '~/platform/context.server';
import {recordDenial} from '~/platform/record-refusal.server';
import {permitStaffAttempt, toAuditTarget} from '~/platform/staff-attempt.server';
import {touchAdminSession} from '~/platform/session/admin-session.server';
import {isRead, rejectAdmin} from '~/platform/session/reject-admin.server';
import {throwSignInRedirect} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireShopTimeZone} from '~/platform/supabase/read-shop-time-zone.server';
import {ACCESS_PATH} from './access-path';
import {UNVERIFIABLE_STATUS} from './unverifiable-status';

/** A member of staff who may use the admin pages now. */
export interface AdminViewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string | null;
  readonly role: StaffRole;
}

/** A signed-in member of staff, who may still have to enter the second factor. */
export interface AdminSession extends AdminViewer {
  readonly isVerified: boolean;
  /** Whether an authenticator app is set up. */
  readonly isEnrolled: boolean;
}

const VERIFY_PATH = '/admin/verify';
/** What open pages ask for by themselves. */
const UNATTENDED_PATHS: ReadonlySet<string> = new Set(['/admin/orders/realtime', ACCESS_PATH]);

/** Checks that are in progress or done, so that the loaders of one request share a database call. */
const checks = new WeakMap<AppContext, Promise<AdminSession>>();

/**
 * Returns the member of staff who sent this request. Every loader and action under /admin calls it before anything else.
 * @param permission what the page or the change needs; without it, owners only
 * @throws Response a redirect to the sign-in page, to the second factor or to the home page; 403 or 503 for requests
 * that change something; 403 for a role without the permission
 */
export async function requireAdmin(
  context: AppContext,
  request: Request,
  permission: Permission = 'shop',
): Promise<AdminViewer> {
  const {isVerified, userId, sessionId, firstName, role} = await requireAdminSession(context, request);
  if (isVerified) {
    if (!can(role, permission)) return rejectRole(context, request, userId);
    if (isActivity(request)) permitStaffAttempt(context, request, userId);
    return {userId, sessionId, firstName, role};
  }
  await recordDeniedChange(context, request, {actorId: userId, action: 'second-factor.missing'});
  const headers = {Location: verifyPath(pathOf(request)), 'X-Remix-Reload-Document': 'true'};
  throw new Response(null, {status: 302, headers});
}

async function rejectRole(context: AppContext, request: Request, actorId: string): Promise<never> {
  await recordDeniedChange(context, request, {actorId, action: 'admin.permission'});
  throw Response.json({reference: context.reference}, {status: 403});
}

/** Returns the path of the page that asks for the second factor. @param returnTo the path after it */
export const verifyPath = (returnTo: string): string => `${VERIFY_PATH}?${new URLSearchParams({returnTo}).toString()}`;

/** Returns the admin who sent this request, with or without the second factor. Throws as `requireAdmin` does. */
export function requireAdminSession(context: AppContext, request: Request): Promise<AdminSession> {
  const check = checks.get(context) ?? findAdminSession(context, request);
  checks.set(context, check);
  // A body can be read once, and after an action a loader of the page throws the same response.
  return check.catch((thrown: unknown) => {
    const isUsed = thrown instanceof Response && thrown.bodyUsed;
    throw isUsed ? new Response(null, {status: thrown.status, headers: thrown.headers}) : thrown;
  });
}

/** A page that reloads itself, and renews its Realtime token, does not show that the admin is still there. */
const isActivity = (request: Request): boolean =>
  !UNATTENDED_PATHS.has(new URL(request.url).pathname) &&
  !(isRead(request) && readCookie(request, LIVE_RELOAD_COOKIE.name) !== null);

const pathOf = ({url}: Request): string => {
  const {pathname, search} = new URL(url);
  return pathname + search;
};

async function findAdminSession(context: AppContext, request: Request): Promise<AdminSession> {
  const {session, flash} = context;
  const claims = await session.claims();
  if (!claims) return throwSignInRedirect(flash, pathOf(request), 'sign-in-required');
  const {sessionId} = claims;
  const [rows] = await Promise.all([
    nullIfUnavailable(context, () => touchAdminSession(context, sessionId, isActivity(request))),
    requireShopTimeZone(context),
  ]);
  const [row] = rows ?? [];
  if (!row) return rejectAdmin(context, request, 'admin-unverifiable', {change: 503, read: UNVERIFIABLE_STATUS});
  // Deletes the cookie of a session that has ended, or that belongs to another person than the cookie names.
  if (row.access === 'signed-out' || row.user_id !== claims.userId) {
    await session.live();
    return throwSignInRedirect(flash, pathOf(request), 'session-expired');
  }
  if (row.access === 'no-role' || !isRole(row.role)) {
    await recordDeniedChange(context, request, {actorId: row.user_id, action: 'admin.access'});
    return rejectAdmin(context, request, 'admin-denied', {change: 403});
  }
  return {
    userId: row.user_id,
    sessionId,
    firstName: row.first_name,
    role: row.role,
    isVerified: row.access === 'granted',
    isEnrolled: row.is_enrolled,
  };
}

const isRole = (role: string | null): role is StaffRole => STAFF_ROLES.some((known) => known === role);

/** Logs a denied attempt to change something. Reading, and what a page requests by itself, changes nothing. */
async function recordDeniedChange(
  context: AppContext,
  request: Request,
  attempt: {readonly actorId: string; readonly action: string},
): Promise<void> {
  if (isRead(request) || !isActivity(request)) return;
  await recordDenial(context, {...attempt, target: toAuditTarget(request)});
}
