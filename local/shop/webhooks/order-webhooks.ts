import {gid} from '../graphql/gid';
import type {FulfillmentOrderRecord, FulfillmentRecord, RefundRecord, TransactionRecord} from '../orders/order-life';
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

/** Queues a webhook with the current state of an order. */
export function tellOrder(topic: Exclude<OrderTopic, 'orders/delete'>, order: OrderRecord, context: ShopContext): void {
  queueWebhook(context.state, topic, readable(toRestOrder(order, context), context));
}

/** Queues the webhook of a deleted order, which has only its id. */
export const tellOrderDeleted = ({number}: OrderRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'orders/delete', {id: number});

/** Queues the webhook of a transaction. */
export const tellTransaction = (order: OrderRecord, transaction: TransactionRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'order_transactions/create', toRestTransaction(order, transaction));

/** Queues the webhook of a fulfillment. */
export function tellFulfillment(
  topic: Extract<WebhookTopic, `fulfillments/${string}`>,
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  context: ShopContext,
): void {
  queueWebhook(context.state, topic, readable(toRestParcel(order, fulfillment, context), context));
}

/** Queues the webhook of a refund. */
export const tellRefund = (order: OrderRecord, refund: RefundRecord, context: ShopContext): void =>
  queueWebhook(context.state, 'refunds/create', toRestRefund(order, refund, context));

/** Queues the webhook of a completed order routing. */
export function tellRouted({fulfillmentOrders}: OrderRecord, {state}: ShopContext): void {
  for (const part of fulfillmentOrders) {
    queueWebhook(state, 'fulfillment_orders/order_routing_complete', {fulfillment_order: stateOf(part)});
  }
}

/** Queues the webhook of a canceled fulfillment order. Its status is `cancelled` here and `CLOSED` in the APIs, as at Shopify. */
export function tellPartCancelled(
  cancelled: FulfillmentOrderRecord,
  replacement: FulfillmentOrderRecord | null,
  {state}: ShopContext,
): void {
  queueWebhook(state, 'fulfillment_orders/cancelled', {
    fulfillment_order: {...stateOf(cancelled), status: 'cancelled'},
    replacement_fulfillment_order: replacement && stateOf(replacement),
  });
}

/** Queues all webhooks of a new paid order. */
export function tellPlaced(order: OrderRecord, context: ShopContext): void {
  tellOrder('orders/create', order, context);
  tellOrder('orders/paid', order, context);
  for (const transaction of order.transactions) tellTransaction(order, transaction, context);
  tellRouted(order, context);
}
