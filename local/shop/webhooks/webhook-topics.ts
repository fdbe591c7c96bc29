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
  // Nothing in this shop holds, splits, merges or reschedules what is to be packed, or leaves it to others: these can be
  // asked for and never come.
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_ACCEPTED: 'fulfillment_orders/cancellation_request_accepted',
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_REJECTED: 'fulfillment_orders/cancellation_request_rejected',
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED: 'fulfillment_orders/cancellation_request_submitted',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_ACCEPTED: 'fulfillment_orders/fulfillment_request_accepted',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_REJECTED: 'fulfillment_orders/fulfillment_request_rejected',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED: 'fulfillment_orders/fulfillment_request_submitted',
  FULFILLMENT_ORDERS_FULFILLMENT_SERVICE_FAILED_TO_COMPLETE:
    'fulfillment_orders/fulfillment_service_failed_to_complete',
  FULFILLMENT_ORDERS_HOLD_RELEASED: 'fulfillment_orders/hold_released',
  FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_LOCAL_DELIVERY:
    'fulfillment_orders/line_items_prepared_for_local_delivery',
  FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_PICKUP: 'fulfillment_orders/line_items_prepared_for_pickup',
  FULFILLMENT_ORDERS_MANUALLY_REPORTED_PROGRESS_STOPPED: 'fulfillment_orders/manually_reported_progress_stopped',
  FULFILLMENT_ORDERS_MERGED: 'fulfillment_orders/merged',
  FULFILLMENT_ORDERS_PLACED_ON_HOLD: 'fulfillment_orders/placed_on_hold',
  FULFILLMENT_ORDERS_PROGRESS_REPORTED: 'fulfillment_orders/progress_reported',
  FULFILLMENT_ORDERS_RESCHEDULED: 'fulfillment_orders/rescheduled',
  FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY: 'fulfillment_orders/scheduled_fulfillment_order_ready',
  FULFILLMENT_ORDERS_SPLIT: 'fulfillment_orders/split',
  REFUNDS_CREATE: 'refunds/create',
} as const;

/** What every app is told about people's data, subscribed or not. */
export const PRIVACY_TOPICS = ['customers/redact', 'customers/data_request', 'shop/redact'] as const;

/** A topic as the Admin API writes it. */
export type WebhookTopicName = keyof typeof WEBHOOK_TOPICS;

/** A topic as the header of a delivery writes it. */
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[WebhookTopicName] | (typeof PRIVACY_TOPICS)[number];
