/** Where the storefront takes webhooks. */
export const STOREFRONT_WEBHOOK_PATH = '/webhooks/shopify';

/** What the shop can tell, by the names of the Admin API; anything else cannot be subscribed to. */
export const WEBHOOK_TOPICS = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_PAID: 'orders/paid',
  ORDERS_CANCELLED: 'orders/cancelled',
  ORDERS_DELETE: 'orders/delete',
  ORDER_TRANSACTIONS_CREATE: 'order_transactions/create',
  FULFILLMENTS_CREATE: 'fulfillments/create',
  FULFILLMENTS_UPDATE: 'fulfillments/update',
  FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE: 'fulfillment_orders/order_routing_complete',
  FULFILLMENT_ORDERS_CANCELLED: 'fulfillment_orders/cancelled',
  FULFILLMENT_ORDERS_MOVED: 'fulfillment_orders/moved',
  // Nothing in this shop holds, splits, merges or reschedules what is to be packed: these can be asked for and never come.
  FULFILLMENT_ORDERS_PLACED_ON_HOLD: 'fulfillment_orders/placed_on_hold',
  FULFILLMENT_ORDERS_HOLD_RELEASED: 'fulfillment_orders/hold_released',
  FULFILLMENT_ORDERS_SPLIT: 'fulfillment_orders/split',
  FULFILLMENT_ORDERS_MERGED: 'fulfillment_orders/merged',
  FULFILLMENT_ORDERS_RESCHEDULED: 'fulfillment_orders/rescheduled',
  FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY: 'fulfillment_orders/scheduled_fulfillment_order_ready',
  REFUNDS_CREATE: 'refunds/create',
} as const;

/** What every app is told about people's data, subscribed or not. */
export const PRIVACY_TOPICS = ['customers/redact', 'customers/data_request', 'shop/redact'] as const;

/** A topic as the Admin API writes it. */
export type WebhookTopicName = keyof typeof WEBHOOK_TOPICS;

/** A topic as the header of a delivery writes it. */
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[WebhookTopicName] | (typeof PRIVACY_TOPICS)[number];
