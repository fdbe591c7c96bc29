import {can} from '~/core/staff-permissions';
import {orderName} from '../model/order-names';
import {recordDenial} from '~/platform/record-refusal.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {permitStaffAttempt} from '~/platform/staff-attempt.server';
import {hasSecondFactor} from '~/platform/session/admin-session.server';
import {executeFulfillment, toFulfillmentClaim} from './execute-fulfillment.server';
import {findDuplicateWarning} from './find-duplicate-warning.server';
import {getTracking} from './fulfillment-command';
import {findUnsentItems} from './find-unsent-items.server';
import {fulfillmentNotice, unsentText} from './fulfillment-copy';
import type {FulfillmentProblem} from './fulfillment-problem';
import type {FulfillmentOutcome, OrderAction} from './order-action';
import type {OrderActionResult} from './order-action-result';
import type {FulfillmentIntent} from './order-intents';
import type {OrderNotice} from './order-notices';
import {parseFulfillmentForm, type FulfillmentForm} from './parse-fulfillment-form.server';
import {unsentByCommand, type UnsentItems} from './unsent-items';

const SUCCESS_NOTICES: Readonly<Record<FulfillmentIntent, OrderNotice>> = {
  fulfill: 'order-fulfilled',
  'add-tracking': 'order-tracking-added',
  'update-tracking': 'order-tracking-updated',
  'cancel-fulfillment': 'order-fulfillment-cancelled',
  'place-hold': 'order-held',
  'release-holds': 'order-hold-released',
};

/**
 * Handles a form about a fulfillment order. Permission is checked here first, and again by the database.
 * @param failedTitle says what failed, other than on the panel
 */
export async function handleFulfillment(
  {args: {context, request}, order, reader, form: entered}: OrderAction,
  intent: FulfillmentIntent,
  failedTitle?: string,
): Promise<FulfillmentOutcome> {
  const form = parseFulfillmentForm(entered, intent);
  const {command, target, idempotencyKey, values} = form;
  const reject = (status: number, result: Partial<OrderActionResult>): FulfillmentOutcome => ({
    notice: null,
    message: null,
    unsent: NOTHING,
    result: {intent, target, values, ...result},
    status,
  });
  const fail = (problem: FulfillmentProblem) =>
    reject(staffProblemStatus(problem), {failure: fulfillmentNotice(intent, problem, failedTitle)});
  const orderId = order.shopify_order_id;
  const actorId = reader.live.user_id;
  const isPermitted = mayDo(reader, intent) && (await hasSecondFactor(context));
  if (!isPermitted) return fail(await recordDenial(context, toDeniedClaim(form, intent, actorId, orderId ?? order.id)));
  permitStaffAttempt(context, request, actorId);
  if (!target || !idempotencyKey || !orderId) return fail({kind: 'missing'});
  if (!command.ok) return reject(400, {fieldErrors: command.error});
  const warning = await findDuplicateWarning(context, form, {
    userId: actorId,
    orderId: order.id,
    command: command.value,
  });
  if (warning) return reject(409, warning);
  const key = toKey(form, intent);
  const outcome = await executeFulfillment(context, {actorId, key, orderId, target, command: command.value});
  if (!outcome.ok) return fail(outcome.error);
  const success = {notice: SUCCESS_NOTICES[intent], message: null, unsent: NOTHING, result: {}, status: 303};
  if (intent !== 'fulfill') return success;
  const unsent = (await findUnsentItems(context, orderId)) ?? unsentByCommand(command.value);
  const message = unsentText(orderName(order.order_number), unsent);
  const isPartly = unsent.ready + unsent.held > 0;
  return {...success, message, unsent, ...(isPartly && {notice: 'order-partly-fulfilled'})};
}

/** Canceling a part of an order leads to a refund. */
const OWNERS_ONLY: FulfillmentIntent = 'cancel-fulfillment';

const mayDo = ({role}: OrderAction['reader'], intent: FulfillmentIntent): boolean =>
  role !== null && can(role, intent === OWNERS_ONLY ? 'shop' : 'packing');

const NOTHING: UnsentItems = {ready: 0, held: 0};

/**
 * Logs an attempt for an order that does not exist, or that the person may not know of.
 * @param orderId the requested order
 */
export function denyFulfillment(
  {args, reader, form}: Omit<OrderAction, 'order'>,
  intent: FulfillmentIntent,
  orderId: string,
): Promise<FulfillmentProblem> {
  const claim = toDeniedClaim(parseFulfillmentForm(form, intent), intent, reader.live.user_id, orderId);
  return recordDenial(args.context, {...claim, reason: reader.role === null ? 'denied' : 'missing'});
}

function toDeniedClaim(form: FulfillmentForm, kind: FulfillmentIntent, actorId: string, orderId: string) {
  const {command, target} = form;
  const tracking = command.ok ? getTracking(command.value) : null;
  return toFulfillmentClaim({actorId, key: toKey(form, kind), orderId, target: target ?? orderId, kind, tracking});
}

/** One form may be sent for several fulfillment orders of a page. */
const toKey = ({idempotencyKey, target}: FulfillmentForm, intent: FulfillmentIntent): string =>
  `${idempotencyKey} ${intent} ${target}`;
