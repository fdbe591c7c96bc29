import {describe, expect, it} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import {BODIES, ORDER_ANSWER} from './order.sample';
import {keeperOf, SUBSCRIBED_TOPICS} from './topics';

type Kind = keyof typeof BODIES;

const KIND_OF: Readonly<Record<string, Kind>> = {
  'orders/create': 'order',
  'orders/updated': 'order',
  'orders/paid': 'order',
  'orders/cancelled': 'order',
  'order_transactions/create': 'transaction',
  'fulfillments/create': 'fulfillment',
  'fulfillments/update': 'fulfillment',
  'refunds/create': 'refund',
  'fulfillment_orders/moved': 'fulfillmentOrder',
  'customers/redact': 'customerRedact',
  'customers/data_request': 'dataRequest',
  'shop/redact': 'shopRedact',
};
const STRANGER = 'gid://shopify/Customer/1';
const GONE = {nodes: [null]};

/** Keeps one delivery with a shop that gives this answer, and tells which functions the database was asked for. */
async function deliver(topic: string, body: unknown, shopSays: unknown = {}) {
  const calls: string[] = [];
  const backend = {call: async (name: string) => (calls.push(name), 'recorded')} as unknown as Backend;
  const admin: Admin = {
    budget: () => null,
    async ask(_document, _variables, schema) {
      if (shopSays instanceof Error) throw shopSays;
      return schema.parse(shopSays);
    },
  };
  const delivery = {webhook_id: 'w', event_id: null, topic, shop: 'shop.example', triggered_at: null};
  const outcome = await keeperOf(topic)?.({delivery, backend, admin}, body);
  return {outcome: outcome?.kind, calls};
}

describe('a body under a topic', () => {
  it.each(
    Object.entries(KIND_OF).flatMap(([topic, own]) =>
      (Object.keys(BODIES) as Kind[]).filter((kind) => kind !== own).map((kind) => [kind, topic] as const),
    ),
  )('that is not its own is poison, and nothing is asked or written: %s as %s', async (kind, topic) => {
    const shop = new Error('nobody may ask the shop about this');
    expect(await deliver(topic, BODIES[kind], shop)).toEqual({outcome: 'poison', calls: []});
  });

  it.each([
    ['orders/create', 'record_order'],
    ['order_transactions/create', 'record_transaction'],
    ['refunds/create', 'record_refund'],
    ['customers/data_request', 'export_customer'],
  ])('that is its own is kept: %s', async (topic, call) => {
    expect(await deliver(topic, BODIES[KIND_OF[topic] ?? 'order'])).toEqual({outcome: 'kept', calls: [call]});
  });
});

describe('a parcel', () => {
  const {fulfillment} = BODIES;
  const order = {id: ORDER_ANSWER.id, fulfillmentOrders: {nodes: []}};

  it.each(['fulfillments/create', 'fulfillments/update'])(
    'is kept with what is left to be packed, which no webhook tells: %s',
    async (topic) => {
      const calls = ['record_fulfillment', 'record_fulfillment_orders'];
      expect(await deliver(topic, fulfillment, {order})).toEqual({outcome: 'kept', calls});
    },
  );

  it.each(['fulfillments/create', 'fulfillments/update'])(
    'is kept while the budget of the Admin API is used up, and the rest is left to reconciliation: %s',
    async (topic) => {
      const throttled = new UpstreamError('throttled', 'admin', 200);
      expect(await deliver(topic, fulfillment, throttled)).toEqual({outcome: 'kept', calls: ['record_fulfillment']});
    },
  );

  it('is kept when the shop has deleted its order since', async () => {
    const calls = ['record_fulfillment'];
    expect(await deliver('fulfillments/create', fulfillment, {order: null})).toEqual({outcome: 'kept', calls});
  });
});

describe('a part of an order', () => {
  const part = {id: 'gid://shopify/FulfillmentOrder/1', status: 'open'};

  it.each([
    ['progress_reported', {initial_status: 'open', progress_report: {reason_notes: ''}, fulfillment_order: part}],
    ['fulfillment_request_submitted', {original_fulfillment_order: part, submitted_fulfillment_order: part}],
    ['merged', {merge_intents: [{fulfillment_order_id: 2}], fulfillment_order_merges: {fulfillment_order: part}}],
    ['merged', {merge_intents: [{fulfillment_order_id: 2}], fulfillment_order_merges: [{fulfillment_order: part}]}],
  ])('is read again whatever happens to it: %s', async (event, body) => {
    const shopSays = {fulfillmentOrder: {order: {id: ORDER_ANSWER.id, fulfillmentOrders: {nodes: []}}}};
    const calls = ['record_fulfillment_orders'];
    expect(await deliver(`fulfillment_orders/${event}`, body, shopSays)).toEqual({outcome: 'kept', calls});
  });
});

describe('what takes something away', () => {
  const cancelled = {...ORDER_ANSWER, cancelledAt: '2026-06-01T15:00:00Z'};
  const order = (customer: string | null) => ({nodes: [{id: ORDER_ANSWER.id, customer: customer && {id: customer}}]});
  const gone = (status: number, detail = '') => new UpstreamError('status', 'admin', status, detail);

  it.each([
    ['orders/cancelled', BODIES.order, {order: cancelled}, 'record_order'],
    ['orders/delete', {id: 5001}, GONE, 'remove_order'],
    ['customers/redact', BODIES.customerRedact, order('gid://shopify/Customer/7001'), 'redact_customer'],
    ['customers/redact', BODIES.customerRedact, order(null), 'redact_customer'],
    ['customers/redact', BODIES.customerRedact, GONE, 'redact_customer'],
    ['shop/redact', BODIES.shopRedact, gone(404), 'redact_shop'],
    ['shop/redact', BODIES.shopRedact, gone(423), 'redact_shop'],
    ['shop/redact', BODIES.shopRedact, gone(400, 'app_not_installed'), 'redact_shop'],
  ])('is done when the shop says so too: %s', async (topic, body, shopSays, call) => {
    expect(await deliver(topic, body, shopSays)).toEqual({outcome: 'kept', calls: [call]});
  });

  it.each([
    ['orders/cancelled', BODIES.order, {order: ORDER_ANSWER}],
    ['orders/cancelled', BODIES.order, {order: null}],
    ['orders/delete', {id: 5001}, order(STRANGER)],
    ['orders/delete', BODIES.order, order(STRANGER)],
    ['customers/redact', BODIES.customerRedact, order(STRANGER)],
    ['shop/redact', BODIES.shopRedact, {shop: {name: 'Fusion Tiffin'}}],
    ['shop/redact', BODIES.shopRedact, gone(401)],
    ['shop/redact', BODIES.shopRedact, gone(403)],
    ['shop/redact', {...BODIES.shopRedact, shop_domain: 'another.example'}, gone(404)],
  ])('is not done when the shop says otherwise: %s', async (topic, body, shopSays) => {
    expect(await deliver(topic, body, shopSays)).toEqual({outcome: 'poison', calls: []});
  });

  it.each([
    ['orders/cancelled', BODIES.order],
    ['orders/delete', {id: 5001}],
    ['customers/redact', BODIES.customerRedact],
    ['shop/redact', BODIES.shopRedact],
    ['fulfillment_orders/moved', BODIES.fulfillmentOrder],
    ['fulfillments/create', BODIES.fulfillment],
  ])('waits until the shop can be asked: %s', async (topic, body) => {
    await expect(deliver(topic, body, new UpstreamError('timeout', 'admin'))).rejects.toThrow(UpstreamError);
  });
});

it('has no keeper for a topic that nobody asked for, nor for a name that every object has', () => {
  for (const topic of ['products/create', 'constructor', '__proto__']) expect(keeperOf(topic)).toBeNull();
});

it('asks a store for all topics but those about privacy, which are settings of the app', () => {
  expect(SUBSCRIBED_TOPICS).toContain('orders/create');
  expect(SUBSCRIBED_TOPICS.filter((topic) => topic.endsWith('redact') || topic.endsWith('data_request'))).toEqual([]);
});
