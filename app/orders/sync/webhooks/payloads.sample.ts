import {ORDER_BODY, REFUND_BODY, TRANSACTION_BODY} from './order.sample';

/** One payload of every kind. */
export const PAYLOADS = {
  order: ORDER_BODY,
  transaction: TRANSACTION_BODY,
  fulfillment: ORDER_BODY.fulfillments[0],
  refund: REFUND_BODY,
  orderEdit: {
    order_edit: {
      id: 8801,
      app_id: null,
      created_at: '2026-06-02T11:58:00Z',
      committed_at: '2026-06-02T12:00:00Z',
      notify_customer: false,
      order_id: 5001,
      staff_note: '',
      user_id: 1,
      line_items: {additions: [{id: 6003, delta: 1}], removals: []},
    },
  },
  fulfillmentOrder: {fulfillment_order: {id: 'gid://shopify/FulfillmentOrder/1', status: 'open'}},
  inventoryLevel: {inventory_item_id: 1, location_id: 2, available: 6, updated_at: '2026-06-01T12:00:00Z'},
  customerRedact: {
    shop_id: 1,
    shop_domain: 'shop.example',
    customer: {id: 7001, email: 'ada@example.com', phone: null},
    orders_to_redact: [5001],
  },
  dataRequest: {
    shop_id: 1,
    shop_domain: 'shop.example',
    customer: {id: 7001, email: 'ada@example.com', phone: null},
    orders_requested: [5001],
    data_request: {id: 9999},
  },
  shopRedact: {shop_id: 1, shop_domain: 'shop.example'},
} as const;
