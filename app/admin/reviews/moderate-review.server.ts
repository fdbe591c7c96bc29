import type {AppContext} from '~/platform/context.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import type {ReviewDecision, ReviewState} from './moderation-view';

/** A decision of staff about one version of a review. */
export interface Moderation {
  readonly id: string;
  readonly version: number;
  readonly decision: ReviewDecision;
  /** Empty for none. */
  readonly reply: string;
  /** Why it is rejected. */
  readonly reason: string;
  readonly idempotencyKey: string;
}

interface ModerationState {
  readonly version: number;
  readonly state: ReviewState;
  readonly rejection_reason: string | null;
  readonly reply: string | null;
}

/** Publishes or rejects a review, once, for admins only. The audit log contains states and no texts. */
export function moderateReview(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  actorId: string,
  {id, version, decision, reply, reason, idempotencyKey}: Moderation,
) {
  const {backend} = context;
  const wanted = {
    state: decision === 'publish' ? 'published' : 'rejected',
    rejection_reason: decision === 'publish' ? null : reason,
    reply: reply || null,
  } as const;
  const operation: StaffOperation<ModerationState> = {
    async read() {
      const [state] = await backend.call('find_review_state', {p_id: id});
      return state ?? null;
    },
    isDone: (state) =>
      state.state === wanted.state &&
      state.rejection_reason === wanted.rejection_reason &&
      state.reply === wanted.reply,
    isPossible: (state) => state.version === version,
    async send() {
      const isStored = await backend.call('moderate_review', {p_id: id, p_version: version, p_decision: wanted});
      return isStored ? [] : ['The review has changed.'];
    },
    toAuditState: (state) => ({review: id, version: state.version, state: state.state, replied: state.reply !== null}),
  };
  const claim = {actorId, key: idempotencyKey, action: `review.${decision}`, target: id, details: {version}} as const;
  return executeStaffOperation(context, claim, operation);
}
