import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {executeFulfillment} from '~/orders/commands/execute-fulfillment.server';
import {findStaffFulfillmentOrders} from '~/orders/commands/find-staff-fulfillment-orders.server';
import type {FulfillmentCommand} from '~/orders/commands/fulfillment-command';
import type {FulfillmentProblem} from '~/orders/commands/fulfillment-problem';
import type {Tracking} from '~/orders/commands/tracking';
import {planTracking, type TrackingPlan} from './plan-tracking';

/** Why a tracking number was not sent, or may not have been. */
export type TrackingProblem =
  | FulfillmentProblem
  | Extract<TrackingPlan, {kind: 'several-parcels' | 'on-hold' | 'nothing-to-send'}>
  /** The parcel has another number, which may not be replaced. */
  | {readonly kind: 'has-number'};

interface TrackingRequest {
  readonly actorId: string;
  /** The idempotency key. */
  readonly key: string;
  /** Shopify's id of the order. */
  readonly orderId: string;
  readonly tracking: Tracking;
  /** The chosen parcel or fulfillment order; null if none was chosen. */
  readonly chosen: string | null;
  /** Whether the number of a parcel may be replaced: somebody has seen that it has one. */
  readonly mayReplace: boolean;
  readonly isNotifying: boolean;
}

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

/** Sends what is left of an order with this tracking number, or gives it to the parcel that there is. */
export async function sendTracking(
  context: Context,
  {actorId, key, orderId, tracking, chosen, mayReplace, isNotifying}: TrackingRequest,
): Promise<Result<null, TrackingProblem>> {
  const plan = await findPlan(context, orderId, tracking, chosen);
  if (!plan.ok) return plan;
  if (plan.value.kind === 'shipped') return succeed(null);
  if (plan.value.kind !== 'send' && plan.value.kind !== 'replace') return fail(plan.value);
  const {target} = plan.value;
  const parcel = plan.value.kind === 'replace' ? plan.value.parcel : null;
  if (parcel && !mayReplace && parcel.numbers.length > 0)
    return parcel.numbers.includes(tracking.number) ? succeed(null) : fail({kind: 'has-number'});
  const command: FulfillmentCommand = parcel
    ? {kind: 'update-tracking', tracking, fulfillmentId: parcel.id, isNotifying}
    : {kind: 'fulfill', quantities: null, tracking, isNotifying};
  return executeFulfillment(context, {actorId, key: `${key} ${target}`, orderId, target, command});
}

async function findPlan(
  {config, report}: Context,
  orderId: string,
  tracking: Tracking,
  chosen: string | null,
): Promise<Result<TrackingPlan, TrackingProblem>> {
  const admin = createAdmin(config);
  if (!admin) return fail({kind: 'no-token'});
  try {
    return succeed(planTracking(await findStaffFulfillmentOrders(admin, orderId), tracking, chosen));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return fail({kind: 'shop-down'});
  }
}
