import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import type {FulfillmentProblem} from './fulfillment-problem';
import {findStaffFulfillmentOrders, type StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;
type Outcome = Result<null, FulfillmentProblem>;

/** A claim to change a fulfillment order, recorded before the change is made. */
export interface FulfillmentClaim {
  /** The acting person, whose permission the database checks. */
  readonly actorId: string;
  /** The idempotency key: one per rendered form. */
  readonly key: string;
  /** The action in the audit log, after `fulfillment.`. */
  readonly action: 'create' | 'track' | 'cancel';
  /** Shopify's id of the fulfillment order. */
  readonly target: string;
  /** Further details for the audit log: ids only. */
  readonly details: Readonly<Record<string, string>>;
}

/** A claim with Shopify's id of the order that the target belongs to. */
export interface FulfillmentRequest extends FulfillmentClaim {
  readonly orderId: string;
}

/**
 * Executes one operation on a fulfillment order, for admins only, with audit log entries before and after. It takes
 * effect once, despite double submissions, concurrent staff and lost responses.
 * @throws BackendUnavailable before any change was made
 */
export async function executeFulfillment(
  context: Context,
  request: FulfillmentRequest,
  operation: FulfillmentOperation,
): Promise<Outcome> {
  const claim = await claimAction(context, request);
  if (!claim || claim.outcome === 'denied') return fail({kind: 'denied'});
  if (claim.outcome === 'busy') return fail({kind: 'busy'});
  if (claim.outcome === 'ended') return claim.ended_as === 'done' ? succeed(null) : fail({kind: 'used-up'});
  const execution = await execute(context, request, operation);
  await finish(context, claim.audit_id, execution);
  return execution.outcome;
}

/** Records a denied attempt: the database rejects the claim and logs it. */
export async function recordDenial(context: Context, claim: FulfillmentClaim): Promise<void> {
  await claimAction(context, claim);
}

async function claimAction({backend, reference}: Context, {actorId, key, action, target, details}: FulfillmentClaim) {
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

/** The outcome of an operation with the fulfillment order before and after it; null if Shopify did not respond. */
interface Execution {
  readonly outcome: Outcome;
  readonly before: StaffFulfillmentOrder | null;
  readonly after: StaffFulfillmentOrder | null;
}

async function execute(
  context: Context,
  request: FulfillmentRequest,
  operation: FulfillmentOperation,
): Promise<Execution> {
  const failWithoutState = (problem: FulfillmentProblem): Execution => ({
    outcome: fail(problem),
    before: null,
    after: null,
  });
  const admin = createAdmin(context.config);
  if (!admin) return failWithoutState({kind: 'no-token'});
  const before = await orNull(context, findTarget(admin, request));
  if (!before) return failWithoutState({kind: before === null ? 'shop-down' : 'missing'});
  if (operation.isDone(before)) return {outcome: succeed(null), before, after: before};
  if (!operation.isPossible(before))
    return {outcome: fail({kind: 'not-possible', status: before.status}), before, after: before};
  const errors = await orNull(context, operation.send(admin, before));
  const after = (await orNull(context, findTarget(admin, request))) ?? null;
  return {outcome: toOutcome(operation, errors, after), before, after};
}

/** @param errors null if the response was lost: the change may have been made, so it is checked and never repeated */
function toOutcome(
  operation: FulfillmentOperation,
  errors: readonly string[] | null,
  after: StaffFulfillmentOrder | null,
): Outcome {
  if (errors) return errors[0] === undefined ? succeed(null) : fail({kind: 'refused', message: errors.join(' ')});
  if (!after) return fail({kind: 'unclear'});
  return operation.isDone(after) ? succeed(null) : fail({kind: 'shop-down'});
}

/** Returns undefined if the fulfillment order does not belong to the order. */
async function findTarget(admin: Admin, {orderId, target}: FulfillmentRequest) {
  return (await findStaffFulfillmentOrders(admin, orderId)).find(({id}) => id === target);
}

/** Resolves to null if Shopify fails, and reports the error. */
async function orNull<Value>({report}: Context, response: Promise<Value>): Promise<Value | null> {
  try {
    return await response;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/** Logs the outcome. A failure here is only reported, because the change has been made or not by now. */
async function finish({backend, report}: Context, auditId: number | null, execution: Execution): Promise<void> {
  if (auditId === null) return;
  const problem = execution.outcome.ok ? null : execution.outcome.error.kind;
  // The outcome is unknown: the claim expires, and the next attempt checks the state first.
  if (problem === 'unclear') return;
  const outcome = problem === null ? 'done' : REJECTIONS.has(problem) ? 'refused' : 'failed';
  const states = {before: toState(execution.before), after: toState(execution.after)};
  const details = problem === null ? states : {problem, ...states};
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome: outcome, p_details: details}).catch(report);
}

/** Converts the state of a fulfillment order for the audit log. */
const toState = (order: StaffFulfillmentOrder | null) =>
  order && {
    status: order.status,
    parcels: order.parcels.map(({id, tracking}) => ({
      id,
      tracking: tracking.map(({company: carrier, number}) => ({carrier, number})),
    })),
  };

const REJECTIONS: ReadonlySet<FulfillmentProblem['kind']> = new Set(['missing', 'not-possible', 'refused', 'no-token']);
