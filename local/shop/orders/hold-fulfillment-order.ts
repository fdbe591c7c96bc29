import {nextNumber, type OrderRecord, type ShopContext, type ShopState} from '../state';
import {queueHoldReleasedWebhook, queueOrderWebhook, queuePlacedOnHoldWebhook} from '../webhooks/order-webhooks';
import {updateFulfillmentOrderStatus} from './fulfillment-order-status';
import {openFulfillmentOrder} from './initial-order-state';
import type {FulfillmentHoldRecord, FulfillmentOrderRecord} from './order-state';
import {touchOrder} from './touch-order';

/** The most holds of one app on a fulfillment order. */
export const MAX_HOLDS = 10;

type PartLine = FulfillmentOrderRecord['lines'][number];

export interface HeldQuantity {
  readonly line: PartLine;
  readonly quantity: number;
}

interface HoldRequest extends Omit<FulfillmentHoldRecord, 'number'> {
  /** The quantities to hold; empty to hold everything. */
  readonly quantities: readonly HeldQuantity[];
}

/** Moves the quantities that are not held to a fulfillment order of their own; returns null if everything is held. */
function splitOff(
  state: ShopState,
  order: OrderRecord,
  part: FulfillmentOrderRecord,
  quantities: readonly HeldQuantity[],
  now: string,
): FulfillmentOrderRecord | null {
  if (quantities.length === 0) return null;
  const heldOf = (line: PartLine) => quantities.find((each) => each.line === line)?.quantity ?? 0;
  const rest = part.lines
    .map((line) => ({lineNumber: line.lineNumber, quantity: line.remaining - heldOf(line)}))
    .filter(({quantity}) => quantity > 0);
  if (rest.length === 0) return null;
  part.lines = quantities.map(({line, quantity}) => ({...line, total: quantity, remaining: quantity}));
  const remaining = openFulfillmentOrder(state, now, rest);
  order.fulfillmentOrders.push(remaining);
  return remaining;
}

/**
 * Places a hold on an open or held fulfillment order. A hold on some quantities splits the fulfillment order.
 *
 * @returns the hold, and the open fulfillment order of the quantities that are not held
 */
export function holdFulfillmentOrder(
  order: OrderRecord,
  part: FulfillmentOrderRecord,
  {quantities, ...fields}: HoldRequest,
  context: ShopContext,
): {readonly hold: FulfillmentHoldRecord; readonly remaining: FulfillmentOrderRecord | null} {
  const {state} = context;
  const now = touchOrder(state, order);
  const hold = {...fields, number: nextNumber(state)};
  const isFirst = (part.holds ?? []).length === 0;
  const remaining = splitOff(state, order, part, quantities, now);
  part.holds = [...(part.holds ?? []), hold];
  updateFulfillmentOrderStatus(part, now);
  if (isFirst) queuePlacedOnHoldWebhook(part, hold, remaining, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
  return {hold, remaining};
}

/** Releases holds of a fulfillment order; it is open again once it has none. */
export function releaseHolds(
  order: OrderRecord,
  part: FulfillmentOrderRecord,
  released: readonly FulfillmentHoldRecord[],
  context: ShopContext,
): void {
  const {state} = context;
  part.holds = (part.holds ?? []).filter((hold) => !released.includes(hold));
  updateFulfillmentOrderStatus(part, touchOrder(state, order));
  if (part.holds.length === 0) queueHoldReleasedWebhook(part, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
}
