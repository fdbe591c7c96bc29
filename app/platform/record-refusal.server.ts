import type {AppContext} from './context.server';
import {consumeAttempt} from './limits/database-limit.server';
import type {Database, Json} from './supabase/database.types';

type AuditOutcome = Database['public']['Enums']['audit_outcome'];

export interface RefusedAttempt {
  readonly actorId: string;
  /** The action in the audit log. */
  readonly action: string;
  readonly target: string;
  /** Further details: ids only. */
  readonly details?: Readonly<Record<string, Json>>;
  readonly reason: string;
}

/**
 * Logs a refused attempt in the audit log.
 * @param outcome `failed` if it is not known to have been refused
 * @throws BackendUnavailable
 */
export async function recordRefusal(
  {backend, reference}: Pick<AppContext, 'backend' | 'reference'>,
  {actorId, action, target, details = {}, reason}: RefusedAttempt,
  outcome: AuditOutcome = 'refused',
): Promise<void> {
  const auditId = await backend.call('begin_audit', {
    p_action: action,
    p_actor_id: actorId,
    p_target: target,
    p_details: details,
    p_request_id: reference,
  });
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome: outcome, p_details: {reason}});
}

/**
 * Logs the attempt of a person who is not an admin, or who has not entered the second factor. Attempts above the limit are
 * not logged. A failure is only reported: the attempt is denied either way.
 */
export async function recordDenial(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  attempt: Omit<RefusedAttempt, 'reason'> & Partial<Pick<RefusedAttempt, 'reason'>>,
): Promise<{readonly kind: 'denied' | 'throttled'}> {
  try {
    const {isAllowed} = await consumeAttempt(context.backend, 'staff-denied', {person: attempt.actorId});
    if (!isAllowed) return {kind: 'throttled'};
    await recordRefusal(context, {reason: 'denied', ...attempt});
  } catch (error) {
    context.report(error);
  }
  return {kind: 'denied'};
}
