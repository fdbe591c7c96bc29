import type {AppContext} from './context.server';
import type {Json} from './supabase/database.types';

/** An attempt that was refused. */
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
 * @throws BackendUnavailable
 */
export async function recordRefusal(
  {backend, reference}: Pick<AppContext, 'backend' | 'reference'>,
  {actorId, action, target, details = {}, reason}: RefusedAttempt,
): Promise<void> {
  const auditId = await backend.call('begin_audit', {
    p_action: action,
    p_actor_id: actorId,
    p_target: target,
    p_details: details,
    p_request_id: reference,
  });
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome: 'refused', p_details: {reason}});
}
