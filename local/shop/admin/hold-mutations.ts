import {gid, gidNumber} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import {findFulfillmentOrder} from '../orders/find-order';
import {holdFulfillmentOrder, MAX_HOLDS, releaseHolds, type HeldQuantity} from '../orders/hold-fulfillment-order';
import type {FulfillmentOrderRecord} from '../orders/order-state';
import type {ShopContext} from '../state';
import {toAdminFulfillmentOrder, toAdminHold} from './admin-fulfillment';

interface HoldInput {
  readonly reason: string;
  readonly reasonNotes?: string | null;
  readonly handle?: string | null;
  readonly fulfillmentOrderLineItems?: readonly {readonly id: string; readonly quantity: number}[] | null;
}

interface HoldProblem {
  readonly code: string | null;
  readonly field: readonly string[];
  readonly message: string;
}

const LINES = ['fulfillmentHold', 'fulfillmentOrderLineItems'];

const NOT_FOUND: HoldProblem = {
  code: 'FULFILLMENT_ORDER_NOT_FOUND',
  field: ['id'],
  message: 'Fulfillment order does not exist.',
};

const refuseHold = (problem: HoldProblem) => ({
  fulfillmentHold: null,
  fulfillmentOrder: null,
  remainingFulfillmentOrder: null,
  userErrors: [problem],
});

function quantityProblem({status, holds = []}: FulfillmentOrderRecord, requested: readonly Requested[]) {
  if (requested.length === 0) return null;
  const problem = (code: string, message: string, field: readonly string[] = LINES): HoldProblem => ({
    code,
    field,
    message,
  });
  if (status !== 'open' || holds.length > 0) {
    return problem('FULFILLMENT_ORDER_NOT_SPLITTABLE', 'The fulfillment order is not in a splittable state.');
  }
  if (new Set(requested.map(({id}) => id)).size < requested.length) {
    return problem('DUPLICATED_FULFILLMENT_ORDER_LINE_ITEMS', 'must contain unique line item ids');
  }
  const none = requested.findIndex(({quantity}) => quantity <= 0);
  if (none >= 0) {
    const message = 'You must select at least one item to place on partial hold.';
    return problem('GREATER_THAN_ZERO', message, [...LINES, String(none), 'quantity']);
  }
  const excessive = requested.findIndex(({line, quantity}) => !line || quantity > line.remaining);
  if (excessive < 0) return null;
  const message = 'The line item quantity is invalid.';
  return problem('INVALID_LINE_ITEM_QUANTITY', message, [...LINES, String(excessive), 'quantity']);
}

interface Requested {
  readonly id: string;
  readonly line: HeldQuantity['line'] | undefined;
  readonly quantity: number;
}

function holdProblem(part: FulfillmentOrderRecord, handle: string): HoldProblem | null {
  const {number, status, holds = []} = part;
  if (status !== 'open' && status !== 'on_hold') {
    const message = `Fulfillment order ${number} cannot be put on hold in status= ${status}.`;
    return {code: null, field: ['id'], message};
  }
  if (holds.some((hold) => hold.handle === handle)) {
    const message =
      'The handle provided for the fulfillment hold is already in use by this app for another hold on this fulfillment order.';
    return {code: 'DUPLICATE_FULFILLMENT_HOLD_HANDLE', field: ['fulfillmentHold', 'handle'], message};
  }
  if (holds.length < MAX_HOLDS) return null;
  const message = `The maximum number of fulfillment holds for this fulfillment order has been reached for this app. An app can only have up to ${MAX_HOLDS} holds on a single fulfillment order at any one time.`;
  return {code: 'FULFILLMENT_ORDER_HOLD_LIMIT_REACHED', field: ['id'], message};
}

function hold(
  _root: unknown,
  {id, fulfillmentHold: input}: {readonly id: string; readonly fulfillmentHold: HoldInput},
  context: ShopContext,
) {
  const found = findFulfillmentOrder(context.state, id);
  if (!found) return refuseHold(NOT_FOUND);
  const {order, part} = found;
  const {reason, reasonNotes = null, handle} = input;
  const requested = (input.fulfillmentOrderLineItems ?? []).map((item): Requested => {
    const number = gidNumber('FulfillmentOrderLineItem', item.id);
    return {...item, line: part.lines.find((line) => line.number === number)};
  });
  const problem = holdProblem(part, handle ?? '') ?? quantityProblem(part, requested);
  if (problem) return refuseHold(problem);
  const quantities = requested.flatMap(({line, quantity}) => (line ? [{line, quantity}] : []));
  const placed = holdFulfillmentOrder(order, part, {reason, reasonNotes, handle: handle ?? '', quantities}, context);
  return {
    fulfillmentHold: toAdminHold(placed.hold),
    fulfillmentOrder: toAdminFulfillmentOrder(order, part, context),
    remainingFulfillmentOrder: placed.remaining && toAdminFulfillmentOrder(order, placed.remaining, context),
    userErrors: [],
  };
}

function releaseHold(
  _root: unknown,
  {id, holdIds}: {readonly id: string; readonly holdIds?: readonly string[] | null},
  context: ShopContext,
) {
  const found = findFulfillmentOrder(context.state, id);
  const refuse = (problem: HoldProblem) => ({fulfillmentOrder: null, userErrors: [problem]});
  if (!found) return refuse(NOT_FOUND);
  const {order, part} = found;
  const {holds = []} = part;
  const ids = holdIds ?? [];
  if (holds.length === 0) return refuse({code: null, field: ['id'], message: 'Fulfillment order is not on hold.'});
  const released = ids.length === 0 ? holds : holds.filter(({number}) => ids.includes(gid('FulfillmentHold', number)));
  if (ids.length > released.length) {
    const message = "The app doesn't have access to release the fulfillment hold.";
    return refuse({code: 'INVALID_ACCESS', field: ['holdIds'], message});
  }
  releaseHolds(order, part, released, context);
  return {fulfillmentOrder: toAdminFulfillmentOrder(order, part, context), userErrors: []};
}

export const holdMutations: ResolverMap[string] = {
  fulfillmentOrderHold: hold,
  fulfillmentOrderReleaseHold: releaseHold,
};
