import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {gidNumber} from '../graphql/gid';
import {replaceFulfillmentOrder} from '../orders/replace-fulfillment-order';
import {findFulfillment, findFulfillmentOrder, type FoundFulfillmentOrder} from '../orders/find-order';
import {
  addFulfillmentEvent,
  revertFulfillment,
  setTracking,
  fulfillLines,
  type FulfillmentQuantity,
} from '../orders/fulfill';
import type {OrderRecord, ShopContext} from '../state';
import {toAdminEvent, toAdminFulfillment, toAdminFulfillmentOrder} from './admin-fulfillment';
import {toTracking, type TrackingInput} from './tracking-input';

interface PartInput {
  readonly fulfillmentOrderId: string;
  readonly fulfillmentOrderLineItems?: readonly {readonly id: string; readonly quantity: number}[] | null;
}

interface CreateArgs {
  readonly fulfillment: {
    readonly lineItemsByFulfillmentOrder: readonly PartInput[];
    readonly trackingInfo?: TrackingInput | null;
    readonly notifyCustomer?: boolean | null;
    readonly originAddress?: object | null;
  };
}

interface EventInput {
  readonly fulfillmentId: string;
  readonly status: string;
  readonly message?: string | null;
  readonly happenedAt?: string | null;
  readonly estimatedDeliveryAt?: string | null;
}

const EVENT_FIELDS = ['fulfillmentId', 'status', 'message', 'happenedAt', 'estimatedDeliveryAt'];

/** The quantities to fulfill, or the error message. */
type Picks = {readonly order: OrderRecord; readonly picks: readonly FulfillmentQuantity[]} | {readonly refusal: string};

const refuse = <Key extends string>(key: Key, message: string, field: readonly string[]) => ({
  [key]: null,
  userErrors: [{field, message}],
});

const WRONG_QUANTITY = 'Invalid fulfillment order line item quantity requested.';
const NO_PART = 'Fulfillment order does not exist.';
const NO_FULFILLMENT = 'Fulfillment does not exist.';

function pickFrom(
  {part}: FoundFulfillmentOrder,
  {fulfillmentOrderLineItems: requested}: PartInput,
): FulfillmentQuantity[] | null {
  if (!requested || requested.length === 0) {
    return part.lines.filter(({remaining}) => remaining > 0).map((line) => ({part, line, quantity: line.remaining}));
  }
  const picks = requested.map(({id, quantity}) => {
    const number = gidNumber('FulfillmentOrderLineItem', id);
    return {part, line: part.lines.find((line) => line.number === number), quantity};
  });
  const isPossible = (pick: (typeof picks)[number]): pick is FulfillmentQuantity =>
    pick.line !== undefined && pick.quantity > 0 && pick.quantity <= pick.line.remaining;
  const isEachOnce = new Set(picks.map(({line}) => line)).size === picks.length;
  return isEachOnce && picks.every(isPossible) ? picks : null;
}

function choosePicks({lineItemsByFulfillmentOrder: inputs}: CreateArgs['fulfillment'], {state}: ShopContext): Picks {
  const picks: FulfillmentQuantity[] = [];
  let order: OrderRecord | undefined;
  for (const input of inputs) {
    const found = findFulfillmentOrder(state, input.fulfillmentOrderId);
    if (!found) return {refusal: NO_PART};
    const {part} = found;
    if (part.status === 'closed' || part.status === 'on_hold') {
      return {refusal: `Fulfillment order ${part.number} has an unfulfillable status= ${part.status}.`};
    }
    if (order && order !== found.order) return {refusal: 'All fulfillment orders must belong to the same order.'};
    const chosen = pickFrom(found, input);
    if (!chosen) return {refusal: WRONG_QUANTITY};
    order = found.order;
    picks.push(...chosen);
  }
  return order ? {order, picks} : {refusal: NO_PART};
}

function create(_root: unknown, {fulfillment: input}: CreateArgs, context: ShopContext) {
  if (input.originAddress) throw new FieldNotEmulatedError('FulfillmentInput', 'originAddress');
  const chosen = choosePicks(input, context);
  if ('refusal' in chosen) return refuse('fulfillment', chosen.refusal, ['fulfillment']);
  const news = {tracking: toTracking(input.trackingInfo), notifies: input.notifyCustomer ?? false};
  const sent = fulfillLines(chosen.order, chosen.picks, news, context);
  return {fulfillment: toAdminFulfillment(chosen.order, sent, context), userErrors: []};
}

function updateTracking(
  _root: unknown,
  args: {fulfillmentId: string; trackingInfoInput: TrackingInput; notifyCustomer?: boolean | null},
  context: ShopContext,
) {
  const {fulfillmentId, trackingInfoInput, notifyCustomer} = args;
  const found = findFulfillment(context.state, fulfillmentId);
  if (!found) return refuse('fulfillment', NO_FULFILLMENT, ['fulfillmentId']);
  const {order, fulfillment} = found;
  if (fulfillment.status === 'cancelled') {
    return refuse('fulfillment', 'Fulfillment is cancelled.', ['fulfillmentId']);
  }
  setTracking(
    order,
    fulfillment,
    {tracking: toTracking(trackingInfoInput), notifies: notifyCustomer ?? false},
    context,
  );
  return {fulfillment: toAdminFulfillment(order, fulfillment, context), userErrors: []};
}

function cancelFulfillment(_root: unknown, {id}: {id: string}, context: ShopContext) {
  const found = findFulfillment(context.state, id);
  if (!found) return refuse('fulfillment', NO_FULFILLMENT, ['id']);
  const {order, fulfillment} = found;
  if (fulfillment.status === 'cancelled') return refuse('fulfillment', 'Fulfillment is already cancelled.', ['id']);
  revertFulfillment(order, fulfillment, context);
  return {fulfillment: toAdminFulfillment(order, fulfillment, context), userErrors: []};
}

function cancelFulfillmentOrder(_root: unknown, {id}: {id: string}, context: ShopContext) {
  const found = findFulfillmentOrder(context.state, id);
  const refused = {...refuse('fulfillmentOrder', '', ['id']), replacementFulfillmentOrder: null};
  if (!found) return {...refused, userErrors: [{code: null, field: ['id'], message: NO_PART}]};
  const {order, part} = found;
  if (part.status !== 'open') {
    const message = `Fulfillment order ${part.number} has an uncancelable status= ${part.status}.`;
    return {...refused, userErrors: [{code: null, field: ['id'], message}]};
  }
  const replacement = replaceFulfillmentOrder(order, part, context);
  return {
    fulfillmentOrder: toAdminFulfillmentOrder(order, part, context),
    replacementFulfillmentOrder: toAdminFulfillmentOrder(order, replacement, context),
    userErrors: [],
  };
}

function createEvent(_root: unknown, {fulfillmentEvent: input}: {fulfillmentEvent: EventInput}, context: ShopContext) {
  const unknown = Object.keys(input).find((key) => !EVENT_FIELDS.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('FulfillmentEventInput', unknown);
  const found = findFulfillment(context.state, input.fulfillmentId);
  if (!found) return refuse('fulfillmentEvent', NO_FULFILLMENT, ['fulfillmentEvent', 'fulfillmentId']);
  const {status, message = null, happenedAt = null, estimatedDeliveryAt = null} = input;
  const news = {status, message, happenedAt, estimatedDeliveryAt};
  const event = addFulfillmentEvent(found.order, found.fulfillment, news, context);
  return {fulfillmentEvent: toAdminEvent(event), userErrors: []};
}

export const fulfillmentMutations: ResolverMap[string] = {
  fulfillmentCreate: create,
  fulfillmentTrackingInfoUpdate: updateTracking,
  fulfillmentCancel: cancelFulfillment,
  fulfillmentOrderCancel: cancelFulfillmentOrder,
  fulfillmentEventCreate: createEvent,
};
