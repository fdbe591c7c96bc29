import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import {parseForm} from '~/platform/form.server';
import {recordStaffDenial, type StaffClaim} from '~/platform/staff-operation.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {hasSecondFactor} from '~/platform/session/has-second-factor.server';
import type {FulfillmentOutcome, OrderAction} from '~/features/orders/detail/order-action';
import type {FulfillmentIntent} from '~/features/orders/order-intents';
import type {OrderNotice} from '~/features/orders/order-notices';
import {executeFulfillment} from './execute-fulfillment.server';
import {fulfillmentNotice} from './fulfillment-copy';
import {ATTEMPT, NOTIFY, PARCEL, TARGET} from './fulfillment-fields';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import type {FulfillmentProblem} from './fulfillment-problem';
import {parseQuantities} from './parcel-quantities';
import {addTracking, cancelFulfillmentOrder, fulfill} from './fulfillment-operations.server';
import {OptionalTrackingSchema, toTracking, TrackingSchema, type Tracking} from './tracking';

const TargetSchema = z.object({
  [TARGET]: z.string().regex(/^gid:\/\/shopify\/FulfillmentOrder\/[1-9]\d{0,19}$/),
  [ATTEMPT]: z.uuid(),
});

const ParcelSchema = z.object({[PARCEL]: z.string().regex(/^gid:\/\/shopify\/Fulfillment\/[1-9]\d{0,19}$/)});

const SUCCESS_NOTICES: Readonly<Record<FulfillmentIntent, OrderNotice>> = {
  fulfill: 'order-fulfilled',
  'add-tracking': 'order-tracking-added',
  'update-tracking': 'order-tracking-updated',
  'cancel-fulfillment': 'order-fulfillment-cancelled',
};

/** The names of the operations in the audit log. */
const ACTIONS: Readonly<Record<FulfillmentIntent, StaffClaim['action']>> = {
  fulfill: 'fulfillment.create',
  'add-tracking': 'fulfillment.track',
  'update-tracking': 'fulfillment.track',
  'cancel-fulfillment': 'fulfillment.cancel',
};

/** Handles a form of the fulfillment panel. Permission is checked here first, and again by the database. */
export async function handleFulfillment(action: OrderAction, intent: FulfillmentIntent): Promise<FulfillmentOutcome> {
  const {form, order, reader, args} = action;
  const {target} = parseTarget(form);
  const entered = {intent, target, values: toEnteredValues(form)};
  const problem = (problem: FulfillmentProblem): FulfillmentOutcome => ({
    notice: null,
    result: {...entered, failure: fulfillmentNotice(intent, problem)},
    status: staffProblemStatus(problem),
  });
  const isPermitted = reader.isAdmin && (await hasSecondFactor(args.context));
  if (!isPermitted) return problem(await denyFulfillment(action, intent, order.shopify_order_id ?? order.id));
  if (!target || !order.shopify_order_id) return problem({kind: 'missing'});
  const operation = parseOperation(form, intent);
  if (!operation.ok) return {notice: null, result: {...entered, fieldErrors: operation.error}, status: 400};
  const orderId = order.shopify_order_id;
  const claim = toClaim(action, intent, orderId, operation.value.tracking);
  const outcome = await executeFulfillment(args.context, {claim, orderId}, operation.value);
  return outcome.ok ? {notice: SUCCESS_NOTICES[intent], result: {}, status: 303} : problem(outcome.error);
}

type OrderlessAction = Omit<OrderAction, 'order'>;

/**
 * Logs the attempt of a person who may not use the panel, also for an order that they may not know of.
 * @param orderId the requested order
 */
export async function denyFulfillment(
  action: OrderlessAction,
  intent: FulfillmentIntent,
  orderId: string,
): Promise<FulfillmentProblem> {
  const operation = parseOperation(action.form, intent);
  const claim = toClaim(action, intent, orderId, operation.ok ? operation.value.tracking : null);
  return recordStaffDenial(action.args.context, claim);
}

function toClaim(
  {form, reader}: OrderlessAction,
  intent: FulfillmentIntent,
  orderId: string,
  tracking: Tracking | null,
): StaffClaim {
  const {target, attempt} = parseTarget(form);
  return {
    actorId: reader.live.user_id,
    key: `${attempt} ${intent} ${target}`,
    action: ACTIONS[intent],
    target: target ?? orderId,
    details: {order: orderId, ...(tracking && {carrier: tracking.company, number: tracking.number})},
  };
}

/** Parses the fulfillment order and the idempotency key of a form; both are null if either is invalid. */
function parseTarget(form: FormData) {
  const fields = parseForm(form, TargetSchema);
  if (fields.status !== 'success') return {target: null, attempt: null};
  return {target: fields.value[TARGET], attempt: fields.value[ATTEMPT]};
}

/** Parses the requested operation; fails with the errors of the fields. */
function parseOperation(
  form: FormData,
  intent: FulfillmentIntent,
): Result<FulfillmentOperation, Readonly<Record<string, string>>> {
  if (intent === 'cancel-fulfillment') return succeed(cancelFulfillmentOrder);
  const isNotifying = form.has(NOTIFY);
  if (intent === 'fulfill') {
    const tracking = parseForm(form, OptionalTrackingSchema);
    if (tracking.status !== 'success') return fail(firstMessages(tracking.error));
    const quantities = parseQuantities(form);
    if (!quantities.ok) return quantities;
    const {carrier, number, url} = tracking.value;
    const known = carrier && number ? toTracking({carrier, number, url}) : null;
    return succeed(fulfill({quantities: quantities.value, tracking: known, isNotifying}));
  }
  const tracking = parseForm(form, TrackingSchema);
  if (tracking.status !== 'success') return fail(firstMessages(tracking.error));
  return succeed(addTracking({tracking: toTracking(tracking.value), parcelId: findParcelId(form), isNotifying}));
}

const findParcelId = (form: FormData): string | null => {
  const fields = parseForm(form, ParcelSchema);
  return fields.status === 'success' ? fields.value[PARCEL] : null;
};

const firstMessages = (errors: Record<string, string[] | null> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, messages]) => (messages?.[0] ? [[field, messages[0]]] : [])),
  );

/** Returns the entered fields, to show them again. */
const toEnteredValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^(carrier|number|url|parcelId|notifyCustomer|quantity-\d+)$/.test(entry[0]),
    ),
  );
