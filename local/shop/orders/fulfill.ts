import {timeNow} from '../cart/cart-store';
import {nextNumber, type OrderRecord, type ShopContext} from '../state';
import {queueFulfillmentWebhook, queueOrderWebhook} from '../webhooks/order-webhooks';
import {openFulfillmentOrder} from './initial-order-state';
import {updateFulfillmentOrderStatus} from './fulfillment-order-status';
import {notifyOfCarrierEvent, notifyOfFulfillment} from './notify-customer';
import type {FulfillmentEventRecord, FulfillmentOrderRecord, FulfillmentRecord, Tracking} from './order-state';
import {touchOrder} from './touch-order';

export interface FulfillmentQuantity {
  readonly part: FulfillmentOrderRecord;
  readonly line: FulfillmentOrderRecord['lines'][number];
  readonly quantity: number;
}

/** The tracking information of a parcel, and whether the customer is notified of it. */
interface ParcelNews {
  readonly tracking: readonly Tracking[];
  readonly notifies: boolean;
}

/**
 * Creates a fulfillment of some quantities of an order.
 *
 * @param order - the order of the lines
 * @param picks - the quantities, none larger than the remaining one
 */
export function fulfillLines(
  order: OrderRecord,
  picks: readonly FulfillmentQuantity[],
  {tracking, notifies}: ParcelNews,
  context: ShopContext,
): FulfillmentRecord {
  const {state} = context;
  const now = touchOrder(state, order);
  for (const {line, quantity} of picks) line.remaining -= quantity;
  for (const {part} of picks) updateFulfillmentOrderStatus(part, now);
  const fulfillment: FulfillmentRecord = {
    number: nextNumber(state),
    status: 'success',
    createdAt: now,
    updatedAt: now,
    tracking,
    lines: picks.map(({part, line, quantity}) => ({
      number: nextNumber(state),
      fulfillmentOrderNumber: part.number,
      lineNumber: line.lineNumber,
      quantity,
    })),
    events: [],
  };
  order.fulfillments.push(fulfillment);
  if (notifies) notifyOfFulfillment('shipped', order, fulfillment, context);
  queueFulfillmentWebhook('fulfillments/create', order, fulfillment, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
  return fulfillment;
}

/** Updates the timestamp of a fulfillment and queues its webhook. */
function changed(order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext): void {
  fulfillment.updatedAt = touchOrder(context.state, order);
  queueFulfillmentWebhook('fulfillments/update', order, fulfillment, context);
  queueOrderWebhook('orders/updated', order, context);
  context.state.changed({isDurable: true});
}

export function setTracking(
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  {tracking, notifies}: ParcelNews,
  context: ShopContext,
): void {
  fulfillment.tracking = tracking;
  if (notifies) notifyOfFulfillment('tracking-changed', order, fulfillment, context);
  changed(order, fulfillment, context);
}

export function addFulfillmentEvent(
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  event: Pick<FulfillmentEventRecord, 'status' | 'message' | 'estimatedDeliveryAt'> & {
    readonly happenedAt: string | null;
  },
  context: ShopContext,
): FulfillmentRecord['events'][number] {
  const {state} = context;
  const createdAt = timeNow(state);
  const record = {...event, number: nextNumber(state), happenedAt: event.happenedAt ?? createdAt, createdAt};
  fulfillment.events.push(record);
  notifyOfCarrierEvent(order, fulfillment, record, context);
  changed(order, fulfillment, context);
  return record;
}

/**
 * Cancels a fulfillment, so that its quantities must be sent again. As at Shopify, a closed fulfillment order stays closed
 * and a new one is opened for them; an open one gets them back.
 */
export function revertFulfillment(order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext): void {
  const {state} = context;
  fulfillment.status = 'cancelled';
  const now = timeNow(state);
  for (const part of [...order.fulfillmentOrders]) {
    const pieces = fulfillment.lines.filter(({fulfillmentOrderNumber}) => fulfillmentOrderNumber === part.number);
    if (pieces.length === 0) continue;
    for (const {lineNumber, quantity} of pieces) {
      const line = part.lines.find((each) => each.lineNumber === lineNumber);
      if (line) line.remaining += quantity;
    }
    if (part.status === 'closed') order.fulfillmentOrders.push(openFulfillmentOrder(state, now, pieces));
    else updateFulfillmentOrderStatus(part, now);
  }
  changed(order, fulfillment, context);
}
