import {gid} from '../graphql/gid';
import type {
  FulfillmentHoldRecord,
  FulfillmentOrderRecord,
  FulfillmentRecord,
  RefundRecord,
  TransactionRecord,
} from '../orders/order-state';
import type {OrderRecord, ShopContext} from '../state';
import {queueWebhook} from './queue-webhook';
import {toRestParcel} from './rest-fulfillment';
import {toRestOrder} from './rest-order';
import {toRestRefund, toRestTransaction} from './rest-payments';
import type {WebhookTopic} from './webhook-topics';

type OrderTopic = Extract<WebhookTopic, `orders/${string}`>;

const PERSONAL = new Set([
  'billing_address',
  'contact_email',
  'default_address',
  'destination',
  'email',
  'first_name',
  'last_name',
  'phone',
  'shipping_address',
]);

/** Returns the webhook body, without protected customer data if the store has not granted it */
function readable(body: object, {config}: ShopContext): object {
  if (config.profile.protectedCustomerData === 'granted') return body;
  const without = JSON.stringify(body, (key, value: unknown) => (PERSONAL.has(key) ? null : value));
  return JSON.parse(without) as object;
}

const stateOf = ({number, status}: FulfillmentOrderRecord) => ({id: gid('FulfillmentOrder', number), status});

export function queueOrderWebhook(
  topic: Exclude<OrderTopic, 'orders/delete' | 'orders/edited'>,
  order: OrderRecord,
  context: ShopContext,
): void {
  queueWebhook(context.state, topic, readable(toRestOrder(order, context), context));
}

/** Queues the webhook of a deleted order, which has only its id. */
export const queueOrderDeletedWebhook = ({number}: OrderRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'orders/delete', {id: number});

export const queueTransactionWebhook = (
  order: OrderRecord,
  transaction: TransactionRecord,
  {state}: ShopContext,
): void => queueWebhook(state, 'order_transactions/create', toRestTransaction(order, transaction));

export function queueFulfillmentWebhook(
  topic: Extract<WebhookTopic, `fulfillments/${string}`>,
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  context: ShopContext,
): void {
  queueWebhook(context.state, topic, readable(toRestParcel(order, fulfillment, context), context));
}

export const queueRefundWebhook = (order: OrderRecord, refund: RefundRecord, context: ShopContext): void =>
  queueWebhook(context.state, 'refunds/create', toRestRefund(order, refund, context));

export function queueOrderRoutedWebhook({fulfillmentOrders}: OrderRecord, {state}: ShopContext): void {
  for (const part of fulfillmentOrders) {
    queueWebhook(state, 'fulfillment_orders/order_routing_complete', {fulfillment_order: stateOf(part)});
  }
}

/** Queues the webhook of a canceled fulfillment order. Its status is `cancelled` here and `CLOSED` in the APIs, as at Shopify. */
export function queueFulfillmentOrderCancelledWebhook(
  cancelled: FulfillmentOrderRecord,
  replacement: FulfillmentOrderRecord | null,
  {state}: ShopContext,
): void {
  queueWebhook(state, 'fulfillment_orders/cancelled', {
    fulfillment_order: {...stateOf(cancelled), status: 'cancelled'},
    replacement_fulfillment_order: replacement && stateOf(replacement),
  });
}

const holdFields = ({number, reason, reasonNotes, handle}: FulfillmentHoldRecord) => ({
  id: gid('FulfillmentHold', number),
  reason: reason.toLowerCase(),
  reason_notes: reasonNotes,
  held_by_requesting_app: true,
  handle,
  held_by_app: {id: gid('App', 1)},
});

/** Queues the webhook of a fulfillment order that its first hold stops. */
export function queuePlacedOnHoldWebhook(
  stored: FulfillmentOrderRecord,
  hold: FulfillmentHoldRecord,
  remaining: FulfillmentOrderRecord | null,
  {state}: ShopContext,
): void {
  queueWebhook(state, 'fulfillment_orders/placed_on_hold', {
    fulfillment_order: {...stateOf(stored), fulfillment_holds: (stored.holds ?? []).map(holdFields)},
    remaining_fulfillment_order: remaining && stateOf(remaining),
    held_fulfillment_order_line_items: stored.lines.map(({number, remaining: quantity}) => ({
      id: gid('FulfillmentOrderLineItem', number),
      quantity,
    })),
    created_fulfillment_hold: holdFields(hold),
  });
}

/** Queues the webhook of a fulfillment order without holds. */
export const queueHoldReleasedWebhook = (part: FulfillmentOrderRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'fulfillment_orders/hold_released', {fulfillment_order: stateOf(part)});

export function queueNewOrderWebhooks(order: OrderRecord, context: ShopContext): void {
  queueOrderWebhook('orders/create', order, context);
  queueOrderWebhook('orders/paid', order, context);
  for (const transaction of order.transactions) queueTransactionWebhook(order, transaction, context);
  queueOrderRoutedWebhook(order, context);
}
