import {describe, expect, it, vi} from 'vitest';
import {contentChanges} from '~/platform/content-changes';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import {ORDER_RESPONSE} from '../admin/order-response.sample';
import {OrderEditPayloadSchema} from './edit-payload';
import {PAYLOADS} from './payloads.sample';
import {getWebhookHandler, SUBSCRIBED_TOPICS} from './webhook-topics';

type Kind = keyof typeof PAYLOADS;

const KIND_OF: Readonly<Record<string, Kind>> = {
  'orders/create': 'order',
  'orders/updated': 'order',
  'orders/paid': 'order',
  'orders/cancelled': 'order',
  'order_transactions/create': 'transaction',
  'fulfillments/create': 'fulfillment',
  'fulfillments/update': 'fulfillment',
  'refunds/create': 'refund',
  'orders/edited': 'orderEdit',
  'fulfillment_orders/moved': 'fulfillmentOrder',
  'inventory_levels/update': 'inventoryLevel',
  'customers/redact': 'customerRedact',
  'customers/data_request': 'dataRequest',
  'shop/redact': 'shopRedact',
};
const OTHER_CUSTOMER = 'gid://shopify/Customer/1';
const DELETED = {nodes: [null]};

/** Handles one delivery with this response of the Admin API, and returns the outcome with the called database functions. */
async function deliver(topic: string, body: unknown, adminResponse: unknown = {}) {
  const calls: string[] = [];
  const backend = {call: async (name: string) => (calls.push(name), 'recorded')} as unknown as Backend;
  const admin: Admin = {
    budget: () => null,
    async query(_document, _variables, schema) {
      if (adminResponse instanceof Error) throw adminResponse;
      return schema.parse(adminResponse);
    },
  };
  const delivery = {webhook_id: 'w', event_id: null, topic, shop: 'shop.example', triggered_at: null};
  const outcome = await getWebhookHandler(topic)?.({delivery, backend, admin}, body);
  return {outcome: outcome?.kind, calls};
}

describe('a payload', () => {
  it.each(
    Object.entries(KIND_OF).flatMap(([topic, own]) =>
      (Object.keys(PAYLOADS) as Kind[]).filter((kind) => kind !== own).map((kind) => [kind, topic] as const),
    ),
  )('is unprocessable under the topic of another kind, without any upstream call: %s as %s', async (kind, topic) => {
    const unexpectedCall = new Error('unexpected call of the Admin API');
    expect(await deliver(topic, PAYLOADS[kind], unexpectedCall)).toEqual({outcome: 'unprocessable', calls: []});
  });

  it.each([
    ['orders/create', 'record_order'],
    ['order_transactions/create', 'record_transaction'],
    ['refunds/create', 'record_refund'],
    ['inventory_levels/update', 'record_stock_change'],
    ['customers/data_request', 'export_customer'],
  ])('is recorded under its own topic: %s', async (topic, call) => {
    expect(await deliver(topic, PAYLOADS[KIND_OF[topic] ?? 'order'])).toEqual({outcome: 'recorded', calls: [call]});
  });
});

describe('a change of content', () => {
  const topics = SUBSCRIBED_TOPICS.filter((topic) => /^(?:products|collections|metaobjects)\//.test(topic));

  it('arrives by nine topics', () => {
    expect(topics).toHaveLength(9);
  });

  it.each(topics)('makes cached pages outdated: %s', async (topic) => {
    const note = vi.spyOn(contentChanges, 'note').mockReturnValue();
    // A product may have been made available again.
    const calls = topic === 'products/update' ? ['record_stock_change'] : [];
    expect(await deliver(topic, {id: 'gid://shopify/Product/1'})).toEqual({outcome: 'recorded', calls});
    expect(note).toHaveBeenCalledOnce();
    note.mockRestore();
  });
});

it.each([0, -3, null])('does not call the database for a stock of %j', async (available) => {
  const outcome = await deliver('inventory_levels/update', {...PAYLOADS.inventoryLevel, available});
  expect(outcome).toEqual({outcome: 'recorded', calls: []});
});

describe('a fulfillment', () => {
  const {fulfillment} = PAYLOADS;
  const order = {id: ORDER_RESPONSE.id, fulfillmentOrders: {nodes: []}};

  it.each(['fulfillments/create', 'fulfillments/update'])(
    'is recorded together with the fulfillment orders that it changed: %s',
    async (topic) => {
      const calls = ['record_fulfillment', 'record_fulfillment_orders'];
      expect(await deliver(topic, fulfillment, {order})).toEqual({outcome: 'recorded', calls});
    },
  );

  it.each(['fulfillments/create', 'fulfillments/update'])(
    'is recorded without the fulfillment orders while the Admin API throttles: %s',
    async (topic) => {
      const throttled = new UpstreamError('throttled', 'admin', 200);
      expect(await deliver(topic, fulfillment, throttled)).toEqual({
        outcome: 'recorded',
        calls: ['record_fulfillment'],
      });
    },
  );

  it('is recorded if its order has been deleted since', async () => {
    const calls = ['record_fulfillment'];
    expect(await deliver('fulfillments/create', fulfillment, {order: null})).toEqual({outcome: 'recorded', calls});
  });
});

describe('an edit of an order', () => {
  const {orderEdit} = PAYLOADS;

  it('is recorded after the content of the order, which its payload does not have', async () => {
    const calls = ['record_order', 'record_order_edit'];
    expect(await deliver('orders/edited', orderEdit, {order: ORDER_RESPONSE})).toEqual({outcome: 'recorded', calls});
  });

  it('is recorded without the content while the Admin API throttles', async () => {
    const throttled = new UpstreamError('throttled', 'admin', 200);
    expect(await deliver('orders/edited', orderEdit, throttled)).toEqual({
      outcome: 'recorded',
      calls: ['record_order_edit'],
    });
  });

  it('is unprocessable if the Admin API does not know the order', async () => {
    expect(await deliver('orders/edited', orderEdit, {order: null})).toEqual({outcome: 'unprocessable', calls: []});
  });

  it.each([
    ['when it was committed', {}, {at: '2026-06-02T12:00:00.000Z', is_mailed: false}],
    ['when it was begun, for an older version', {committed_at: undefined}, {at: '2026-06-02T11:58:00.000Z'}],
    ['and that Shopify mails the customer', {notify_customer: true}, {is_mailed: true}],
  ])('says %s', (_what, change, expected) => {
    const parsed = OrderEditPayloadSchema.parse({order_edit: {...orderEdit.order_edit, ...change}});
    expect(parsed).toMatchObject({shopify_order_id: 'gid://shopify/Order/5001', ...expected});
  });
});

describe('a fulfillment order', () => {
  const reference = {id: 'gid://shopify/FulfillmentOrder/1', status: 'open'};

  it.each([
    ['progress_reported', {initial_status: 'open', progress_report: {reason_notes: ''}, fulfillment_order: reference}],
    ['fulfillment_request_submitted', {original_fulfillment_order: reference, submitted_fulfillment_order: reference}],
    ['merged', {merge_intents: [{fulfillment_order_id: 2}], fulfillment_order_merges: {fulfillment_order: reference}}],
    [
      'merged',
      {merge_intents: [{fulfillment_order_id: 2}], fulfillment_order_merges: [{fulfillment_order: reference}]},
    ],
  ])('is read again from the Admin API after any event: %s', async (event, body) => {
    const adminResponse = {fulfillmentOrder: {order: {id: ORDER_RESPONSE.id, fulfillmentOrders: {nodes: []}}}};
    const calls = ['record_fulfillment_orders'];
    expect(await deliver(`fulfillment_orders/${event}`, body, adminResponse)).toEqual({outcome: 'recorded', calls});
  });
});

describe('a destructive webhook', () => {
  const cancelled = {...ORDER_RESPONSE, cancelledAt: '2026-06-01T15:00:00Z'};
  const order = (customer: string | null) => ({nodes: [{id: ORDER_RESPONSE.id, customer: customer && {id: customer}}]});
  const failure = (status: number, detail = '') => new UpstreamError('status', 'admin', status, detail);

  it.each([
    ['orders/cancelled', PAYLOADS.order, {order: cancelled}, 'record_order'],
    ['orders/delete', {id: 5001}, DELETED, 'mark_order_deleted'],
    ['customers/redact', PAYLOADS.customerRedact, order('gid://shopify/Customer/7001'), 'redact_customer'],
    ['customers/redact', PAYLOADS.customerRedact, order(null), 'redact_customer'],
    ['customers/redact', PAYLOADS.customerRedact, DELETED, 'redact_customer'],
    ['shop/redact', PAYLOADS.shopRedact, failure(404), 'redact_shop'],
    ['shop/redact', PAYLOADS.shopRedact, failure(423), 'redact_shop'],
    ['shop/redact', PAYLOADS.shopRedact, failure(400, 'app_not_installed'), 'redact_shop'],
  ])('is applied if the Admin API confirms it: %s', async (topic, body, adminResponse, call) => {
    expect(await deliver(topic, body, adminResponse)).toEqual({outcome: 'recorded', calls: [call]});
  });

  it.each([
    ['orders/cancelled', PAYLOADS.order, {order: ORDER_RESPONSE}],
    ['orders/cancelled', PAYLOADS.order, {order: null}],
    ['orders/delete', {id: 5001}, order(OTHER_CUSTOMER)],
    ['orders/delete', PAYLOADS.order, order(OTHER_CUSTOMER)],
    ['customers/redact', PAYLOADS.customerRedact, order(OTHER_CUSTOMER)],
    ['shop/redact', PAYLOADS.shopRedact, {shop: {name: 'Fusion Tiffin'}}],
    ['shop/redact', PAYLOADS.shopRedact, failure(401)],
    ['shop/redact', PAYLOADS.shopRedact, failure(403)],
    ['shop/redact', {...PAYLOADS.shopRedact, shop_domain: 'another.example'}, failure(404)],
  ])('is unprocessable if the Admin API contradicts it: %s', async (topic, body, adminResponse) => {
    expect(await deliver(topic, body, adminResponse)).toEqual({outcome: 'unprocessable', calls: []});
  });

  it.each([
    ['orders/cancelled', PAYLOADS.order],
    ['orders/delete', {id: 5001}],
    ['customers/redact', PAYLOADS.customerRedact],
    ['shop/redact', PAYLOADS.shopRedact],
    ['fulfillment_orders/moved', PAYLOADS.fulfillmentOrder],
    ['fulfillments/create', PAYLOADS.fulfillment],
    ['orders/edited', PAYLOADS.orderEdit],
  ])('is retried while the Admin API is unavailable: %s', async (topic, body) => {
    await expect(deliver(topic, body, new UpstreamError('timeout', 'admin'))).rejects.toThrow(UpstreamError);
  });
});

it('has no handler for a topic without a subscription, nor for a name on Object.prototype', () => {
  for (const topic of ['themes/create', 'constructor', '__proto__']) expect(getWebhookHandler(topic)).toBeNull();
});

it('subscribes to all topics except the privacy topics, which are settings of the app', () => {
  expect(SUBSCRIBED_TOPICS).toContain('orders/create');
  expect(SUBSCRIBED_TOPICS.filter((topic) => topic.endsWith('redact') || topic.endsWith('data_request'))).toEqual([]);
});
