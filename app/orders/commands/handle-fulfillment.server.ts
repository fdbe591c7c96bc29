import {z} from 'zod';
import {fieldOf, parseForm} from '~/platform/form.server';
import {recordDenial} from '~/platform/record-refusal.server';
import type {StaffClaim} from '~/platform/staff-operation.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {hasSecondFactor} from '~/platform/session/admin-session.server';
import type {FulfillmentOutcome, OrderAction} from './order-action';
import type {FulfillmentIntent} from './order-intents';
import type {OrderNotice} from './order-notices';
import {executeFulfillment} from './execute-fulfillment.server';
import {duplicateNotice, fulfillmentNotice} from './fulfillment-copy';
import {ATTEMPT, KNOWN_DUPLICATE, TARGET} from './fulfillment-fields';
import type {FulfillmentProblem} from './fulfillment-problem';
import {findDuplicates} from './find-duplicates.server';
import {parseOperation} from './parse-operation.server';
import {withGuessedCarrier, type Tracking} from './tracking';

const TargetSchema = z.object({
  [TARGET]: z.string().regex(/^gid:\/\/shopify\/FulfillmentOrder\/[1-9]\d{0,19}$/),
  [ATTEMPT]: z.uuid(),
});

const SUCCESS_NOTICES: Readonly<Record<FulfillmentIntent, OrderNotice>> = {
  fulfill: 'order-fulfilled',
  'add-tracking': 'order-tracking-added',
  'update-tracking': 'order-tracking-updated',
  'cancel-fulfillment': 'order-fulfillment-cancelled',
  'place-hold': 'order-held',
  'release-holds': 'order-hold-released',
};

/** The names of the operations in the audit log. */
const ACTIONS: Readonly<Record<FulfillmentIntent, StaffClaim['action']>> = {
  fulfill: 'fulfillment.create',
  'add-tracking': 'fulfillment.track',
  'update-tracking': 'fulfillment.track',
  'cancel-fulfillment': 'fulfillment.cancel',
  'place-hold': 'fulfillment.hold',
  'release-holds': 'fulfillment.release',
};

/**
 * Handles a form of the fulfillment panel. Permission is checked here first, and again by the database.
 * @param failedTitle says what failed, other than on the panel
 */
export async function handleFulfillment(
  submitted: OrderAction,
  intent: FulfillmentIntent,
  failedTitle?: string,
): Promise<FulfillmentOutcome> {
  const action = {...submitted, form: withGuessedCarrier(submitted.form)};
  const {form, order, reader, args} = action;
  const {target} = parseTarget(form);
  const entered = {intent, target, values: toEnteredValues(form)};
  const problem = (problem: FulfillmentProblem): FulfillmentOutcome => ({
    notice: null,
    result: {...entered, failure: fulfillmentNotice(intent, problem, failedTitle)},
    status: staffProblemStatus(problem),
  });
  const isPermitted = reader.isAdmin && (await hasSecondFactor(args.context));
  if (!isPermitted) return problem(await denyFulfillment(action, intent, order.shopify_order_id ?? order.id));
  if (!target || !order.shopify_order_id) return problem({kind: 'missing'});
  const operation = parseOperation(form, intent);
  if (!operation.ok) return {notice: null, result: {...entered, fieldErrors: operation.error}, status: 400};
  const duplicate = await warnOfDuplicate(action, operation.value.tracking);
  if (duplicate) {
    const {failure, number} = duplicate;
    const values = {...entered.values, [KNOWN_DUPLICATE]: number};
    return {notice: null, result: {...entered, values, failure}, status: 409};
  }
  const orderId = order.shopify_order_id;
  const claim = toClaim(action, intent, orderId, operation.value.tracking);
  const outcome = await executeFulfillment(args.context, {claim, orderId}, operation.value);
  return outcome.ok ? {notice: SUCCESS_NOTICES[intent], result: {}, status: 303} : problem(outcome.error);
}

/** Returns the warning about a number of other orders; null if there is none, or it was shown already. */
async function warnOfDuplicate({form, order, reader, args}: OrderAction, tracking: Tracking | null) {
  if (!tracking || fieldOf(form, KNOWN_DUPLICATE) === tracking.number) return null;
  const {number} = tracking;
  const duplicates = await findDuplicates(args.context, {userId: reader.live.user_id, number, orderId: order.id});
  return duplicates.length > 0 ? {number, failure: duplicateNotice(duplicates)} : null;
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
  return recordDenial(action.args.context, claim);
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

/** Returns the entered fields, to show them again. */
const toEnteredValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        /^(carrier|number|url|parcelId|notifyCustomer|holdReason|holdNotes|quantity-\d+)$/.test(entry[0]),
    ),
  );
