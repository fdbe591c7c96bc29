import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {parseExactJson} from '~/orders/sync/webhooks/parse-exact-json';
import {FulfillmentPayloadSchema} from '~/orders/sync/webhooks/fulfillment-payload';
import {OrderPayloadSchema} from '~/orders/sync/webhooks/order-payload';
import {RefundPayloadSchema, TransactionPayloadSchema} from '~/orders/sync/webhooks/payment-payload';
import {
  findFulfillmentOrders,
  findOrderSnapshot,
  findSiblingFulfillmentOrders,
} from '~/orders/sync/admin/find-order-snapshot.server';
import {findStaffFulfillmentOrders} from '~/orders/commands/find-staff-fulfillment-orders.server';
import type {OrderReplica} from '~/orders/sync/replica/order-replica';
import {parseConfig} from '~/platform/env.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {placeOrder} from '../support/place-order';
import {staff} from '../support/staff';

let shop: LocalShop;
let admin: Admin;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => {
  shop = await startLocalShop();
  const made = createAdmin(parseConfig(shop.settings));
  if (!made) throw new Error('the local shop lets staff in');
  admin = made;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Returns the payloads of a topic, newest last. */
const bodies = (topic: string) => shop.deliveries(topic).map(({body}) => parseExactJson(body));

const newestOrder = () => OrderPayloadSchema.parse(['orders/create', 'orders/updated'].flatMap(bodies).at(-1));

/** Webhooks contain neither images nor the risk. */
const withoutPictures = (order: OrderReplica): OrderReplica => ({
  ...order,
  risk: undefined,
  items: order.items.map((item) => ({...item, image_url: null})),
});

const idOf = ({number}: {readonly number: number}) => `gid://shopify/Order/${number}`;

describe('an order of the local shop', () => {
  it('leaves the same rows from a webhook and from the Admin API', async () => {
    const lines = [
      {catalogId: '1', quantity: 2},
      {catalogId: '3', quantity: 1},
    ];
    const order = placeOrder(shop, {lines, discountCodes: ['SUMMER10'], shippingMethod: 'express'});
    const reading = await findOrderSnapshot(admin, idOf(order));
    expect(withoutPictures(reading?.order as OrderReplica)).toEqual(newestOrder());
    expect(reading?.order.discounts).toEqual([{code: 'SUMMER10', amount_minor: order.discountMinor}]);
    expect(reading?.order.items.every(({image_url}) => image_url !== null)).toBe(true);
    expect(reading?.transactions).toEqual(
      bodies('order_transactions/create').map((b) => TransactionPayloadSchema.parse(b)),
    );
  });

  it('leaves the same rows after it was fulfilled and refunded', async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}]});
    await staff(shop).fulfill(order, {company: 'UPS', number: '1Z999AA10123456784'});
    await staff(shop).refund(order, '3.50');
    const reading = await findOrderSnapshot(admin, idOf(order));
    expect(withoutPictures(reading?.order as OrderReplica)).toEqual(newestOrder());
    expect(reading?.order).toMatchObject({fulfillment_status: 'fulfilled', financial_status: 'partially_refunded'});
    expect(reading?.refunds).toEqual(bodies('refunds/create').map((body) => RefundPayloadSchema.parse(body)));
    const [parcel] = reading?.order.fulfillments ?? [];
    expect({shopify_order_id: idOf(order), ...parcel}).toEqual(
      FulfillmentPayloadSchema.parse(bodies('fulfillments/create').at(-1)),
    );
  });

  it('includes the dates of transit and delivery', async () => {
    const order = placeOrder(shop);
    await staff(shop).fulfill(order, {company: 'UPS', number: '1Z999AA10123456784'});
    await staff(shop).moveOn(order, 'IN_TRANSIT');
    await staff(shop).moveOn(order, 'DELIVERED');
    const [parcel] = order.fulfillments;
    parcel?.events.forEach((event, at) => Object.assign(event, {happenedAt: `2026-06-0${at + 2}T08:00:00Z`}));
    expect((await findOrderSnapshot(admin, idOf(order)))?.order.fulfillments).toMatchObject([
      {in_transit_at: '2026-06-02T08:00:00.000Z', delivered_at: '2026-06-03T08:00:00.000Z'},
    ]);
  });

  it('leaves the same rows after a part was sent while the rest is on hold', async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}]});
    await staff(shop).holdSome(order, 1);
    expect((await findOrderSnapshot(admin, idOf(order)))?.order.fulfillment_status).toBe('unfulfilled');
    await staff(shop).fulfill(order, {company: 'UPS', number: '1Z999AA10123456784'});
    const snapshot = await findOrderSnapshot(admin, idOf(order));
    expect(withoutPictures(snapshot?.order as OrderReplica)).toEqual(newestOrder());
    expect(snapshot?.order.fulfillment_status).toBe('partially_fulfilled');
  });

  it('leaves the same rows after it was canceled', async () => {
    const order = placeOrder(shop);
    await staff(shop).cancel(order);
    const reading = await findOrderSnapshot(admin, idOf(order));
    expect(withoutPictures(reading?.order as OrderReplica)).toEqual(newestOrder());
    expect(reading?.order.fulfillment_status).toBe('cancelled');
  });

  it('includes the lines of all pages', async () => {
    const order = placeOrder(shop);
    const [line] = order.lines;
    if (!line) throw new Error('an order has lines');
    order.lines = Array.from({length: 75}, (_, at) => ({...line, number: line.number + 1_000 + at}));
    expect((await findOrderSnapshot(admin, idOf(order)))?.order.items).toHaveLength(75);
  });

  it('has the same fulfillment orders whether found by the order or by one of them', async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}]});
    const read = await findFulfillmentOrders(admin, idOf(order));
    expect(read?.fulfillment_orders).toMatchObject([{status: 'open', line_items: [{quantity: 2}]}]);
    const [part] = read?.fulfillment_orders ?? [];
    const siblings = await findSiblingFulfillmentOrders(admin, part?.id ?? '');
    expect(siblings?.fulfillment_orders).toEqual(read?.fulfillment_orders);
    expect(siblings?.shopify_order_id).toBe(idOf(order));
  });

  it('has the same fulfillment orders in the replica and the panel after cancellations', async () => {
    const order = placeOrder(shop);
    for (let at = 0; at < 11; at += 1) await staff(shop).cancelPart(order);
    const ids = (parts: readonly {readonly id: string; readonly status: string}[] = []) =>
      parts.map(({id, status}) => `${id} ${status}`);
    const stored = await findFulfillmentOrders(admin, idOf(order));
    expect(stored?.fulfillment_orders).toHaveLength(12);
    expect(ids(await findStaffFulfillmentOrders(admin, idOf(order)))).toEqual(ids(stored?.fulfillment_orders));
  });

  it('is null if it does not exist', async () => {
    expect(await findOrderSnapshot(admin, 'gid://shopify/Order/404')).toBeNull();
    expect(await findSiblingFulfillmentOrders(admin, 'gid://shopify/FulfillmentOrder/404')).toBeNull();
  });
});
