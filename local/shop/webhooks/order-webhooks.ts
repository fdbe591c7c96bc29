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

/** @returns what an app is told: without protected customer data, where the store has not granted that */
function readable(body: object, {config}: ShopContext): object {
  if (config.profile.protectedCustomerData === 'granted') return body;
  const without = JSON.stringify(body, (key, value: unknown) => (PERSONAL.has(key) ? null : value));
  return JSON.parse(without) as object;
}

const stateOf = ({number, status}: FulfillmentOrderRecord) => ({id: gid('FulfillmentOrder', number), status});

/** Tells that something happened to an order; the newest state of it goes along. */
export function tellOrder(topic: Exclude<OrderTopic, 'orders/delete'>, order: OrderRecord, context: ShopContext): void {
  queueWebhook(context.state, topic, readable(toRestOrder(order, context), context));
}

/** Tells that an order is gone: its number is all that is left. */
export const tellOrderDeleted = ({number}: OrderRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'orders/delete', {id: number});

/** Tells of a payment, or of the return of one. */
export const tellTransaction = (order: OrderRecord, transaction: TransactionRecord, {state}: ShopContext): void =>
  queueWebhook(state, 'order_transactions/create', toRestTransaction(order, transaction));

/** Tells of a parcel. */
export function tellFulfillment(
  topic: Extract<WebhookTopic, `fulfillments/${string}`>,
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  context: ShopContext,
): void {
  queueWebhook(context.state, topic, readable(toRestParcel(order, fulfillment, context), context));
}

/** Tells of a refund. */
export const tellRefund = (order: OrderRecord, refund: RefundRecord, context: ShopContext): void =>
  queueWebhook(context.state, 'refunds/create', toRestRefund(order, refund, context));

/** Tells that the parts of an order have found the warehouses that will send them. */
export function tellRouted({fulfillmentOrders}: OrderRecord, {state}: ShopContext): void {
  for (const part of fulfillmentOrders) {
    queueWebhook(state, 'fulfillment_orders/order_routing_complete', {fulfillment_order: stateOf(part)});
  }
}

/** Tells that a part of an order was cancelled. What is closed in the APIs is called cancelled here, as on the platform. */
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

/** Tells all that is to be told of an order that was just paid. */
export function tellPlaced(order: OrderRecord, context: ShopContext): void {
  tellOrder('orders/create', order, context);
  tellOrder('orders/paid', order, context);
  for (const transaction of order.transactions) tellTransaction(order, transaction, context);
  tellRouted(order, context);
}
