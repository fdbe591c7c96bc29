import type {AppContext} from '../context.server';

/**
 * Returns whether the admin who sent the request has entered the second factor in this session.
 * @throws BackendUnavailable if the database is unavailable; callers must then deny access
 */
export async function hasSecondFactor({session, backend}: Pick<AppContext, 'session' | 'backend'>): Promise<boolean> {
  const claims = await session.claims();
  if (!claims) return false;
  const [row] = await backend.call('touch_admin_session', {p_session_id: claims.sessionId});
  return row?.access === 'granted' && row.user_id === claims.userId;
}
