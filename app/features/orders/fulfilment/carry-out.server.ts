import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {FulfilmentOperation} from './fulfilment-operation.server';
import type {FulfilmentProblem} from './fulfilment-problem';
import {readFulfillmentOrders} from './read-fulfillment-orders.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;
type Outcome = Result<null, FulfilmentProblem>;

/** Who asks for a change of what. */
export interface FulfilmentClaim {
  /** The person; whether they may is asked of the database. */
  readonly actorId: string;
  /** One for each form that was shown: what was asked by the same form twice is done once. */
  readonly key: string;
  /** The shop's id of the fulfillment order. */
  readonly target: string;
}

/** The same with the shop's id of the order that the target is a part of. */
export interface FulfilmentRequest extends FulfilmentClaim {
  readonly orderId: string;
}

/**
 * Carries out one change of how an order is sent: by an admin, written down before and after, and once, whatever is
 * pressed twice, by two people, or lost on the way.
 * @throws BackendUnavailable before anything was changed
 */
export async function carryOut(
  context: Context,
  request: FulfilmentRequest,
  operation: FulfilmentOperation,
): Promise<Outcome> {
  const claim = await take(context, request, operation.action);
  if (!claim || claim.outcome === 'denied') return fail({kind: 'denied'});
  if (claim.outcome === 'busy') return fail({kind: 'busy'});
  if (claim.outcome === 'ended') return claim.ended_as === 'done' ? succeed(null) : fail({kind: 'used-up'});
  const outcome = await act(context, request, operation);
  await finish(context, claim.audit_id, outcome);
  return outcome;
}

/** Writes down that somebody asked who may not: the database refuses the claim, and keeps that it did. */
export async function deny(context: Context, claim: FulfilmentClaim, action: string): Promise<void> {
  await take(context, claim, action);
}

async function take({backend, reference}: Context, {actorId, key, target}: FulfilmentClaim, action: string) {
  const [claim] = await backend.call('claim_fulfilment_action', {
    p_actor_id: actorId,
    p_key: key,
    p_action: action,
    p_target: target,
    p_request_id: reference,
  });
  return claim;
}

async function act(context: Context, request: FulfilmentRequest, operation: FulfilmentOperation): Promise<Outcome> {
  const admin = createAdmin(context.config);
  if (!admin) return fail({kind: 'no-token'});
  const order = await orNull(context, findTarget(admin, request));
  if (!order) return fail({kind: order === null ? 'shop-down' : 'missing'});
  if (operation.isDone(order)) return succeed(null);
  if (!operation.isPossible(order)) return fail({kind: 'not-possible', status: order.status});
  const refusals = await orNull(context, operation.send(admin, order));
  if (refusals) return refusals[0] === undefined ? succeed(null) : fail({kind: 'refused', said: refusals.join(' ')});
  // The answer is lost; the change may have been made. It is never simply repeated.
  const after = await orNull(context, findTarget(admin, request));
  if (!after) return fail({kind: 'unclear'});
  return operation.isDone(after) ? succeed(null) : fail({kind: 'shop-down'});
}

/** @returns undefined when the order has no such part: whoever names a part names its order, too */
async function findTarget(admin: Admin, {orderId, target}: FulfilmentRequest) {
  return (await readFulfillmentOrders(admin, orderId)).find(({id}) => id === target);
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
async function finish({backend, report}: Context, auditId: number | null, outcome: Outcome): Promise<void> {
  if (auditId === null) return;
  const [ended, details] = outcome.ok
    ? (['done', {}] as const)
    : ([REFUSALS.has(outcome.error.kind) ? 'refused' : 'failed', {problem: outcome.error.kind}] as const);
  // Nobody knows what became of it: the claim lapses, and whoever comes next looks before they act.
  if (!outcome.ok && outcome.error.kind === 'unclear') return;
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome: ended, p_details: details}).catch(report);
}

const REFUSALS: ReadonlySet<FulfilmentProblem['kind']> = new Set(['missing', 'not-possible', 'refused', 'no-token']);
