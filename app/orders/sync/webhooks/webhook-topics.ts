import {contentChanges} from '~/platform/content-changes';
import {ContentPayloadSchema, InventoryLevelPayloadSchema} from './content-payload';
import {OrderEditPayloadSchema} from './edit-payload';
import {FulfillmentPayloadSchema} from './fulfillment-payload';
import {OrderPayloadSchema} from './order-payload';
import {RefundPayloadSchema, TransactionPayloadSchema} from './payment-payload';
import {
  CustomerRedactSchema,
  DataRequestSchema,
  FulfillmentOrderPayloadSchema,
  OrderDeleteSchema,
  ShopRedactSchema,
} from './privacy-payload';
import {
  handleCustomerRedaction,
  handleForeignRefund,
  handleFulfillmentOrderEvent,
  handleOrderCancellation,
  handleOrderDeletion,
  handleOrderEdit,
  handleShopRedaction,
  recordRefund,
  refreshFulfillmentOrders,
} from './verified-handlers.server';
import {recorded, withPayload, type WebhookHandler} from './webhook-handler';

const handleOrder = withPayload(OrderPayloadSchema, async ({backend, delivery}, order) => {
  const result = await backend.call('record_order', {p_delivery: delivery, p_order: order});
  // Even if a newer webhook arrived first: only this topic confirms the order by mail.
  const isNew = delivery.topic === 'orders/create' && result !== 'duplicate';
  return {kind: 'recorded', result, ...(isNew && {newOrder: order})};
});

const handleFulfillment = withPayload(FulfillmentPayloadSchema, async (context, fulfillment) => {
  const {backend, delivery} = context;
  const result = await backend.call('record_fulfillment', {p_delivery: delivery, p_fulfillment: fulfillment});
  // Also for a duplicate: the Admin API may have been unavailable when the first one arrived.
  await refreshFulfillmentOrders(context, fulfillment.shopify_order_id);
  return recorded(result);
});

/** Nothing of the payload is used: the Storefront API returns the new content a few seconds later. */
const handleContentChange = withPayload(ContentPayloadSchema, async () => {
  contentChanges.note();
  return recorded('noted');
});

/** A job notifies shoppers who wait for a variant; it reads from Shopify which variants are available. */
const handleProductUpdate = withPayload(ContentPayloadSchema, async ({backend, delivery}) => {
  contentChanges.note();
  return recorded(await backend.call('record_stock_change', {p_delivery: delivery}));
});

/** Every order lowers the stock, but only a stock above zero can make a variant available again. */
const handleInventoryLevel = withPayload(InventoryLevelPayloadSchema, async ({backend, delivery}, {available}) =>
  recorded(
    available !== null && available > 0 ? await backend.call('record_stock_change', {p_delivery: delivery}) : 'ignored',
  ),
);

/** What pages show. Shopify has no webhooks for pages and menus. */
const CONTENT_TOPICS = ['products', 'collections', 'metaobjects'].flatMap((kind) =>
  ['create', 'update', 'delete'].map((event) => `${kind}/${event}`),
);

const handleFulfillmentOrder = withPayload(FulfillmentOrderPayloadSchema, handleFulfillmentOrderEvent);

/** All events of a fulfillment order are handled alike: its current state is read from the Admin API. */
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

/** The handler of every topic that the storefront subscribes to through the Admin API. */
const SUBSCRIBED_HANDLERS: Readonly<Record<string, WebhookHandler>> = {
  'orders/create': handleOrder,
  'orders/updated': handleOrder,
  'orders/paid': handleOrder,
  'orders/cancelled': withPayload(OrderPayloadSchema, handleOrderCancellation),
  'orders/edited': withPayload(OrderEditPayloadSchema, handleOrderEdit),
  'orders/delete': withPayload(OrderDeleteSchema, handleOrderDeletion),
  'order_transactions/create': withPayload(TransactionPayloadSchema, async ({backend, delivery}, transaction) =>
    recorded(await backend.call('record_transaction', {p_delivery: delivery, p_transaction: transaction})),
  ),
  'fulfillments/create': handleFulfillment,
  'fulfillments/update': handleFulfillment,
  ...Object.fromEntries(
    FULFILLMENT_ORDER_EVENTS.map((event) => [`fulfillment_orders/${event}`, handleFulfillmentOrder]),
  ),
  ...Object.fromEntries(CONTENT_TOPICS.map((topic) => [topic, handleContentChange])),
  'products/update': handleProductUpdate,
  'inventory_levels/update': handleInventoryLevel,
  'refunds/create': withPayload(RefundPayloadSchema, async (context, {amount_minor, ...refund}) =>
    amount_minor === null ? handleForeignRefund(context, refund) : recordRefund(context, {...refund, amount_minor}),
  ),
};

/** The handlers of the three privacy topics, which are settings of the Shopify app instead of subscriptions. */
const PRIVACY_HANDLERS: Readonly<Record<string, WebhookHandler>> = {
  'customers/redact': withPayload(CustomerRedactSchema, handleCustomerRedaction),
  'customers/data_request': withPayload(DataRequestSchema, async ({backend, delivery}, customer) =>
    recorded(await backend.call('export_customer', {p_delivery: delivery, p_customer: customer})),
  ),
  'shop/redact': withPayload(ShopRedactSchema, handleShopRedaction),
};

const HANDLERS: Readonly<Record<string, WebhookHandler>> = {...SUBSCRIBED_HANDLERS, ...PRIVACY_HANDLERS};

export const SUBSCRIBED_TOPICS: readonly string[] = Object.keys(SUBSCRIBED_HANDLERS);

/** Returns the handler of a topic, or null for a topic without a subscription. */
export const getWebhookHandler = (topic: string): WebhookHandler | null =>
  Object.hasOwn(HANDLERS, topic) ? (HANDLERS[topic] ?? null) : null;
