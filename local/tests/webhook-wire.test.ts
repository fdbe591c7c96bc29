import {describe, expect, it, vi} from 'vitest';
import {createHmac} from 'node:crypto';
import {SEED_PEOPLE} from '../seed/people';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {placeOrder} from '../../tests/support/place-order';
import {useShopWithWebhooks} from '../../tests/support/shop-with-webhooks';

const {shop, receiver} = await useShopWithWebhooks();

const WAIT = {timeout: 20_000, interval: 20};
const arrived = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), WAIT);
const bodyOf = (topic: string) =>
  JSON.parse(receiver.received.find((webhook) => webhook.topic === topic)?.raw.toString() ?? 'null') as unknown;

const PLACED = [
  'fulfillment_orders/order_routing_complete',
  'inventory_levels/update',
  'order_transactions/create',
  'orders/create',
  'orders/paid',
];

describe('a paid order', () => {
  it('is announced on four topics, and its stock on one, each signed over the exact bytes', async () => {
    // Accented characters take more than one byte.
    placeOrder(shop, {customer: SEED_PEOPLE.elena});
    await arrived(PLACED.length);
    expect(receiver.received.map(({topic}) => topic).sort()).toEqual(PLACED);
    for (const {method, path, headers, raw} of receiver.received) {
      expect({method, path}).toEqual({method: 'POST', path: '/webhooks/shopify'});
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'x-shopify-api-version': '2026-04',
        'x-shopify-shop-domain': new URL(shop.origin).host,
        'x-shopify-triggered-at': '2026-06-01T12:00:00.000Z',
        'x-shopify-hmac-sha256': createHmac('sha256', LOCAL_CREDENTIALS.webhookSecrets[0]).update(raw).digest('base64'),
      });
    }
    const ids = receiver.received.map(({headers}) => headers['x-shopify-webhook-id']);
    expect(new Set(ids).size).toBe(PLACED.length);
  });

  it("has the platform's REST shape", async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}], discountCodes: ['SUMMER10']});
    await arrived(PLACED.length);
    expect(bodyOf('orders/create')).toMatchObject({
      id: order.number,
      admin_graphql_api_id: `gid://shopify/Order/${order.number}`,
      name: '#1001',
      order_number: 1001,
      created_at: '2026-06-01T08:00:00-04:00',
      updated_at: '2026-06-01T08:00:00-04:00',
      cancelled_at: null,
      financial_status: 'paid',
      fulfillment_status: null,
      currency: 'USD',
      subtotal_price: '14.38',
      total_discounts: '1.60',
      total_price: '19.37',
      total_price_set: {shop_money: {amount: '19.37', currency_code: 'USD'}},
      total_shipping_price_set: {shop_money: {amount: '4.99'}},
      discount_codes: [{code: 'SUMMER10', amount: '1.60', type: 'fixed_amount'}],
      customer: {id: SEED_PEOPLE.ada.number, email: 'ada@example.com'},
      email: 'ada@example.com',
      shipping_address: {first_name: 'Ada', province: 'New York', province_code: 'NY', country_code: 'US'},
      line_items: [
        {id: order.lines[0]?.number, quantity: 2, price: '7.99', fulfillable_quantity: 2, fulfillment_status: null},
      ],
      fulfillments: [],
      refunds: [],
      order_status_url: expect.stringContaining(`/orders/${order.token}/authenticate`),
      cart_token: order.cartToken,
    });
    expect(bodyOf('order_transactions/create')).toMatchObject({
      order_id: order.number,
      kind: 'sale',
      status: 'success',
      amount: '19.37',
      authorization: order.transactions[0]?.authorization,
    });
    expect(bodyOf('fulfillment_orders/order_routing_complete')).toEqual({
      fulfillment_order: {id: `gid://shopify/FulfillmentOrder/${order.fulfillmentOrders[0]?.number}`, status: 'open'},
    });
  });
});
