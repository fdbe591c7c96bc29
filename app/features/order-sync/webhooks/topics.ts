import {FulfillmentPayloadSchema} from './fulfillment-payload';
import {
  cancelOrder,
  eraseCustomer,
  eraseShop,
  refreshFulfillmentOrders,
  refreshFulfillmentOrdersOf,
  removeOrder,
} from './ask-shop-first.server';
import {kept, whenFitting, type Keep} from './intake';
import {OrderPayloadSchema} from './order-payload';
import {RefundPayloadSchema, TransactionPayloadSchema} from './payment-payload';
import {
  CustomerRedactSchema,
  DataRequestSchema,
  FulfillmentOrderPayloadSchema,
  OrderDeleteSchema,
  ShopRedactSchema,
} from './privacy-payload';

const keepOrder: Keep = whenFitting(OrderPayloadSchema, async ({backend, delivery}, order) => {
  const answer = await backend.call('record_order', {p_delivery: delivery, p_order: order});
  // Also when something newer came first: nobody has followed the order yet.
  const isNew = delivery.topic === 'orders/create' && answer !== 'duplicate';
  return {kind: 'kept', answer, ...(isNew && {newOrder: order})};
});

const keepFulfillment: Keep = whenFitting(FulfillmentPayloadSchema, async (intake, fulfillment) => {
  const {backend, delivery} = intake;
  const answer = await backend.call('record_fulfillment', {p_delivery: delivery, p_fulfillment: fulfillment});
  // Also for a duplicate: the first may have come while the shop could not be asked.
  await refreshFulfillmentOrdersOf(intake, fulfillment.shopify_order_id);
  return kept(answer);
});

const keepFulfillmentOrders: Keep = whenFitting(FulfillmentOrderPayloadSchema, refreshFulfillmentOrders);

/** All that can happen to a part of an order; whatever it is, what counts is what the shop then says of the part. */
const FULFILLMENT_ORDER_EVENTS = [
  'cancellation_request_accepted',
  'cancellation_request_rejected',
  'cancellation_request_submitted',
  'cancelled',
  'fulfillment_request_accepted',
  'fulfillment_request_rejected',
  'fulfillment_request_submitted',
  'fulfillment_service_failed_to_complete',
  'hold_released',
  'line_items_prepared_for_local_delivery',
  'line_items_prepared_for_pickup',
  'manually_reported_progress_stopped',
  'merged',
  'moved',
  'order_routing_complete',
  'placed_on_hold',
  'progress_reported',
  'rescheduled',
  'scheduled_fulfillment_order_ready',
  'split',
];

/** Every topic that this shop listens to, and how it is kept. */
const TOPICS: Readonly<Record<string, Keep>> = {
  'orders/create': keepOrder,
  'orders/updated': keepOrder,
  'orders/paid': keepOrder,
  'orders/cancelled': whenFitting(OrderPayloadSchema, cancelOrder),
  'orders/delete': whenFitting(OrderDeleteSchema, removeOrder),
  'order_transactions/create': whenFitting(TransactionPayloadSchema, async ({backend, delivery}, transaction) =>
    kept(await backend.call('record_transaction', {p_delivery: delivery, p_transaction: transaction})),
  ),
  'fulfillments/create': keepFulfillment,
  'fulfillments/update': keepFulfillment,
  ...Object.fromEntries(
    FULFILLMENT_ORDER_EVENTS.map((event) => [`fulfillment_orders/${event}`, keepFulfillmentOrders]),
  ),
  'refunds/create': whenFitting(RefundPayloadSchema, async ({backend, delivery}, refund) =>
    kept(await backend.call('record_refund', {p_delivery: delivery, p_refund: refund})),
  ),
  'customers/redact': whenFitting(CustomerRedactSchema, eraseCustomer),
  'customers/data_request': whenFitting(DataRequestSchema, async ({backend, delivery}, customer) =>
    kept(await backend.call('export_customer', {p_delivery: delivery, p_customer: customer})),
  ),
  'shop/redact': whenFitting(ShopRedactSchema, eraseShop),
};

/** The topics that a store is asked for by its API. The three about privacy are settings of the app. */
export const SUBSCRIBED_TOPICS: readonly string[] = Object.keys(TOPICS).filter(
  (topic) => !/^(customers|shop)\//.test(topic),
);

/** @returns how deliveries of a topic are kept; null for a topic that nobody asked for */
export const keeperOf = (topic: string): Keep | null => (Object.hasOwn(TOPICS, topic) ? (TOPICS[topic] ?? null) : null);
