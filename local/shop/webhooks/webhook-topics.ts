export const STOREFRONT_WEBHOOK_PATH = '/webhooks/shopify';

/** The topics that the shop supports, by their Admin API name. */
export const WEBHOOK_TOPICS = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_PAID: 'orders/paid',
  ORDERS_CANCELLED: 'orders/cancelled',
  ORDERS_DELETE: 'orders/delete',
  // Staff cannot edit orders here; `/__webhooks/tell` sends the webhook of an edit.
  ORDERS_EDITED: 'orders/edited',
  ORDER_TRANSACTIONS_CREATE: 'order_transactions/create',
  FULFILLMENTS_CREATE: 'fulfillments/create',
  FULFILLMENTS_UPDATE: 'fulfillments/update',
  FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE: 'fulfillment_orders/order_routing_complete',
  FULFILLMENT_ORDERS_CANCELLED: 'fulfillment_orders/cancelled',
  FULFILLMENT_ORDERS_MOVED: 'fulfillment_orders/moved',
  FULFILLMENT_ORDERS_HOLD_RELEASED: 'fulfillment_orders/hold_released',
  FULFILLMENT_ORDERS_PLACED_ON_HOLD: 'fulfillment_orders/placed_on_hold',
  // These topics can be subscribed to, but the shop never sends them: it does not merge or reschedule fulfillment
  // orders, and splits them only by a hold on some of their lines.
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_ACCEPTED: 'fulfillment_orders/cancellation_request_accepted',
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_REJECTED: 'fulfillment_orders/cancellation_request_rejected',
  FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED: 'fulfillment_orders/cancellation_request_submitted',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_ACCEPTED: 'fulfillment_orders/fulfillment_request_accepted',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_REJECTED: 'fulfillment_orders/fulfillment_request_rejected',
  FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED: 'fulfillment_orders/fulfillment_request_submitted',
  FULFILLMENT_ORDERS_FULFILLMENT_SERVICE_FAILED_TO_COMPLETE:
    'fulfillment_orders/fulfillment_service_failed_to_complete',
  FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_LOCAL_DELIVERY:
    'fulfillment_orders/line_items_prepared_for_local_delivery',
  FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_PICKUP: 'fulfillment_orders/line_items_prepared_for_pickup',
  FULFILLMENT_ORDERS_MANUALLY_REPORTED_PROGRESS_STOPPED: 'fulfillment_orders/manually_reported_progress_stopped',
  FULFILLMENT_ORDERS_MERGED: 'fulfillment_orders/merged',
  FULFILLMENT_ORDERS_PROGRESS_REPORTED: 'fulfillment_orders/progress_reported',
  FULFILLMENT_ORDERS_RESCHEDULED: 'fulfillment_orders/rescheduled',
  FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY: 'fulfillment_orders/scheduled_fulfillment_order_ready',
  FULFILLMENT_ORDERS_SPLIT: 'fulfillment_orders/split',
  REFUNDS_CREATE: 'refunds/create',
  PRODUCTS_CREATE: 'products/create',
  PRODUCTS_UPDATE: 'products/update',
  PRODUCTS_DELETE: 'products/delete',
  COLLECTIONS_UPDATE: 'collections/update',
  METAOBJECTS_UPDATE: 'metaobjects/update',
  INVENTORY_LEVELS_UPDATE: 'inventory_levels/update',
  // Staff of this shop can neither create nor delete these.
  COLLECTIONS_CREATE: 'collections/create',
  COLLECTIONS_DELETE: 'collections/delete',
  METAOBJECTS_CREATE: 'metaobjects/create',
  METAOBJECTS_DELETE: 'metaobjects/delete',
} as const;

/** The privacy topics, which every app receives without a subscription. */
export const PRIVACY_TOPICS = ['customers/redact', 'customers/data_request', 'shop/redact'] as const;

/** A topic in the spelling of the Admin API. */
export type WebhookTopicName = keyof typeof WEBHOOK_TOPICS;

/** A topic in the spelling of the webhook header. */
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[WebhookTopicName] | (typeof PRIVACY_TOPICS)[number];
