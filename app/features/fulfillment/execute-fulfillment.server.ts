import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import type {FulfillmentProblem} from './fulfillment-problem';
import {findStaffFulfillmentOrders, type StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;
type Outcome = Result<null, FulfillmentProblem>;

/** Who asks for which change of what. */
export interface FulfillmentClaim {
  /** The person; whether they may is asked of the database. */
  readonly actorId: string;
  /** One for each form that was shown: what was asked by the same form twice is done once. */
  readonly key: string;
  /** What the audit log calls the change, behind `fulfillment.`. */
  readonly action: 'create' | 'track' | 'cancel';
  /** The shop's id of the fulfillment order. */
  readonly target: string;
  /** What else was asked for, as the audit log keeps it: ids alone. */
  readonly details: Readonly<Record<string, string>>;
}

/** The same with the shop's id of the order that the target is a part of. */
export interface FulfillmentRequest extends FulfillmentClaim {
  readonly orderId: string;
}

/**
 * Carries out one change of how an order is sent: by an admin, written down before and after, and once, whatever is
 * pressed twice, by two people, or lost on the way.
 * @throws BackendUnavailable before anything was changed
 */
export async function executeFulfillment(
  context: Context,
  request: FulfillmentRequest,
  operation: FulfillmentOperation,
): Promise<Outcome> {
  const claim = await take(context, request);
  if (!claim || claim.outcome === 'denied') return fail({kind: 'denied'});
  if (claim.outcome === 'busy') return fail({kind: 'busy'});
  if (claim.outcome === 'ended') return claim.ended_as === 'done' ? succeed(null) : fail({kind: 'used-up'});
  const course = await act(context, request, operation);
  await finish(context, claim.audit_id, course);
  return course.outcome;
}

/** Writes down that somebody asked who may not: the database refuses the claim, and keeps that it did. */
export async function deny(context: Context, claim: FulfillmentClaim): Promise<void> {
  await take(context, claim);
}

async function take({backend, reference}: Context, {actorId, key, action, target, details}: FulfillmentClaim) {
  const [claim] = await backend.call('claim_fulfillment_action', {
    p_actor_id: actorId,
    p_key: key,
    p_action: action,
    p_target: target,
    p_details: details,
    p_request_id: reference,
  });
  return claim;
}

/** What came of a change, and how the part was before and after it; null where the shop did not say. */
interface Course {
  readonly outcome: Outcome;
  readonly before: StaffFulfillmentOrder | null;
  readonly after: StaffFulfillmentOrder | null;
}

async function act(context: Context, request: FulfillmentRequest, operation: FulfillmentOperation): Promise<Course> {
  const unseen = (problem: FulfillmentProblem): Course => ({outcome: fail(problem), before: null, after: null});
  const admin = createAdmin(context.config);
  if (!admin) return unseen({kind: 'no-token'});
  const before = await orNull(context, findTarget(admin, request));
  if (!before) return unseen({kind: before === null ? 'shop-down' : 'missing'});
  if (operation.isDone(before)) return {outcome: succeed(null), before, after: before};
  if (!operation.isPossible(before))
    return {outcome: fail({kind: 'not-possible', status: before.status}), before, after: before};
  const refusals = await orNull(context, operation.send(admin, before));
  const after = (await orNull(context, findTarget(admin, request))) ?? null;
  return {outcome: judge(operation, refusals, after), before, after};
}

/** @param refusals null when the answer is lost: the change may have been made then, and is never simply repeated */
function judge(
  operation: FulfillmentOperation,
  refusals: readonly string[] | null,
  after: StaffFulfillmentOrder | null,
): Outcome {
  if (refusals) return refusals[0] === undefined ? succeed(null) : fail({kind: 'refused', said: refusals.join(' ')});
  if (!after) return fail({kind: 'unclear'});
  return operation.isDone(after) ? succeed(null) : fail({kind: 'shop-down'});
}

/** @returns undefined when the order has no such part: whoever names a part names its order, too */
async function findTarget(admin: Admin, {orderId, target}: FulfillmentRequest) {
  return (await findStaffFulfillmentOrders(admin, orderId)).find(({id}) => id === target);
}

/** @returns null when the shop gave no usable answer, which is reported */
async function orNull<Value>({report}: Context, answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/** The change is made or not by now: a log that cannot be written must not make it look otherwise. */
async function finish({backend, report}: Context, auditId: number | null, course: Course): Promise<void> {
  if (auditId === null) return;
  const problem = course.outcome.ok ? null : course.outcome.error.kind;
  // Nobody knows what became of it: the claim lapses, and whoever comes next looks before they act.
  if (problem === 'unclear') return;
  const ended = problem === null ? 'done' : REFUSALS.has(problem) ? 'refused' : 'failed';
  const states = {before: toState(course.before), after: toState(course.after)};
  const details = problem === null ? states : {problem, ...states};
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome: ended, p_details: details}).catch(report);
}

/** How a part is, as the audit log keeps it. */
const toState = (order: StaffFulfillmentOrder | null) =>
  order && {
    status: order.status,
    parcels: order.parcels.map(({id, tracking}) => ({
      id,
      tracking: tracking.map(({company: carrier, number}) => ({carrier, number})),
    })),
  };

const REFUSALS: ReadonlySet<FulfillmentProblem['kind']> = new Set(['missing', 'not-possible', 'refused', 'no-token']);
