import type {AppContext} from '../context.server';
import type {Database} from '../supabase/database.types';

type Rows = Database['public']['Functions']['touch_admin_session']['Returns'];
type Context = Pick<AppContext, 'session' | 'backend'>;

/** Sessions that are being read or were read, so that all checks of one request share a database call. */
const touched = new WeakMap<Context, Promise<Rows>>();

/**
 * Returns the admin access of the session that sent this request, and notes that the session is in use.
 * @param sessionId the id in the cookie of the request
 * @param isActivity whether the request shows that the person is still there; the first check of a request decides
 * @throws BackendUnavailable
 */
export function touchAdminSession(context: Context, sessionId: string, isActivity = true): Promise<Rows> {
  const args = {p_session_id: sessionId, p_is_activity: isActivity};
  const rows = touched.get(context) ?? context.backend.call('touch_admin_session', args);
  touched.set(context, rows);
  return rows;
}

/**
 * Returns whether the admin who sent the request has entered the second factor in this session.
 * @throws BackendUnavailable if the database is unavailable; callers must then deny access
 */
export async function hasSecondFactor(context: Context): Promise<boolean> {
  const claims = await context.session.claims();
  if (!claims) return false;
  const [row] = await touchAdminSession(context, claims.sessionId);
  return row?.access === 'granted' && row.user_id === claims.userId;
}
