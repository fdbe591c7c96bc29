import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {OrderPayloadSchema} from '../../../app/orders/sync/webhooks/order-payload';
import {LOCAL_STOREFRONT_SECRETS} from '../../../local/shop/local-credentials';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import type {OrderRecord} from '../../../local/shop/state';
import {placeOrder} from '../../support/place-order';
import {countOf, rowsOf, sendWebhook} from '../../support/send-webhook';
import {staff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const SECRET = LOCAL_STOREFRONT_SECRETS.RECONCILE_SECRET;

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
// The rate limit refills by the local Shopify's clock, so the clock must advance.
beforeAll(async () => void (stack = await startStackWithBackend({}, {clock: () => new Date()})));
beforeEach(async () => {
  await stack.reset();
  await deliver({drop: 1});
});
afterAll(() => stack.close());

const deliver = (behavior: object) =>
  fetch(`${stack.shop.origin}/__webhooks`, {method: 'POST', body: JSON.stringify(behavior)});
const ask = (token = SECRET, method = 'POST') =>
  fetch(`${stack.origin}/webhooks/reconcile`, {method, headers: {Authorization: `Bearer ${token}`}});

async function reconcileAll() {
  const total = {read: 0, corrected: 0, removed: 0};
  for (;;) {
    const response = await ask();
    expect(response.status).toBe(200);
    const {read, corrected, removed, isDone} = await response.json<typeof total & {isDone: boolean}>();
    total.read += read;
    total.corrected += corrected;
    total.removed += removed;
    if (isDone) return total;
  }
}

/** Returns the expected replica of an order, as the newest webhook would create it. */
const payloadOf = ({number}: OrderRecord) => {
  const bodies = stack.shop
    .deliveries()
    .filter(({topic}) => /^orders\/(create|updated)$/.test(topic))
    .map(({body}) => OrderPayloadSchema.parse(JSON.parse(body)));
  return bodies.filter((order) => order.shopify_order_id === `gid://shopify/Order/${number}`).at(-1);
};

const REPLICA_SQL = `
  select shopify_order_id as id, order_number, updated_at, financial_status, fulfillment_status, total_minor::int, status,
    (select sum(i.quantity)::int from public.order_items as i where i.order_id = o.id) as pieces,
    (select count(*)::int from public.fulfillments as f where f.order_id = o.id) as parcels,
    transaction_id is not null as is_paid, jsonb_array_length(fulfillment_orders) as parts
  from public.orders as o where deleted_at is null order by length(shopify_order_id), shopify_order_id`;

const shopRows = (orders: readonly OrderRecord[]) =>
  [...orders]
    .sort((left, right) => left.number - right.number)
    .map((order) => {
      const payload = payloadOf(order);
      return {
        id: payload?.shopify_order_id,
        order_number: payload?.order_number,
        updated_at: payload?.updated_at,
        financial_status: payload?.financial_status,
        fulfillment_status: payload?.fulfillment_status,
        total_minor: payload?.total_minor,
        status: payload?.cancelled_at ? 'cancelled' : payload?.closed_at ? 'closed' : 'open',
        pieces: payload?.items.reduce((sum, {quantity}) => sum + quantity, 0),
        parcels: payload?.fulfillments.length,
        is_paid: true,
        parts: order.fulfillmentOrders.length,
      };
    });

const replicaRows = async () =>
  (await rowsOf<{updated_at: string}>(stack, REPLICA_SQL)).map((row) => ({
    ...row,
    updated_at: new Date(row.updated_at).toISOString(),
  }));

/** Reconciliation skips orders that were replicated very recently. */
const letTimePass = () =>
  stack.backend.database.connected(({script}) =>
    script("update public.orders set recorded_at = recorded_at - interval '1 hour'"),
  );

describe('reconciliation after 50 lost events', () => {
  it('restores the replica to Shopify’s state', async () => {
    const deleted = placeOrder(stack.shop);
    await reconcileAll();
    await letTimePass();
    const orders: OrderRecord[] = [];
    for (let at = 0; at < 12; at += 1)
      orders.push(placeOrder(stack.shop, {lines: [{catalogId: '1', quantity: 1 + (at % 3)}]}));
    const [sent, cancelled, refunded] = orders;
    if (!sent || !cancelled || !refunded) throw new Error('twelve orders were placed');
    await staff(stack.shop).fulfill(sent, {company: 'UPS', number: '1Z999AA10123456784'});
    await staff(stack.shop).moveOn(sent, 'DELIVERED');
    await staff(stack.shop).cancel(cancelled);
    await staff(stack.shop).refund(refunded, '1.00');
    await staff(stack.shop).remove(deleted);
    expect(stack.shop.deliveries().length).toBeGreaterThanOrEqual(50);
    expect(await countOf(stack, 'public.orders')).toBe(1);

    expect(await reconcileAll()).toMatchObject({corrected: orders.length, removed: 1});
    expect(await replicaRows()).toEqual(shopRows(orders));
  });

  it('restores all 60 lines of an order and of its parcel, more than one query reads', async () => {
    const order = placeOrder(stack.shop);
    const [[line], [part]] = [order.lines, order.fulfillmentOrders];
    const [partLine] = part?.lines ?? [];
    if (!line || !part || !partLine) throw new Error('the order has a line to send');
    order.lines = Array.from({length: 60}, (_, at) => ({...line, number: line.number + at * 1_000}));
    part.lines = order.lines.map(({number}, at) => ({
      ...partLine,
      number: partLine.number + at * 1_000,
      lineNumber: number,
    }));
    await staff(stack.shop).fulfill(order, {company: 'UPS', number: '1Z999AA10123456784'});
    await reconcileAll();
    const sql = `
      select jsonb_array_length(f.items) as sent, jsonb_array_length(o.fulfillment_orders -> 0 -> 'line_items') as listed,
        (select count(*)::int from public.order_items as i where i.order_id = o.id) as ordered
      from public.orders as o join public.fulfillments as f on f.order_id = o.id`;
    expect(await rowsOf(stack, sql)).toEqual([{sent: 60, listed: 60, ordered: 60}]);
  });

  it('recovers lost events although a newer one was delivered', async () => {
    const lost = placeOrder(stack.shop);
    await deliver({});
    const replicated = placeOrder(stack.shop);
    await expect.poll(() => countOf(stack, 'public.orders'), PATIENCE).toBe(1);
    await reconcileAll();
    expect(await replicaRows()).toEqual(shopRows([lost, replicated]));
  });

  it('changes no rows when it runs again', async () => {
    placeOrder(stack.shop);
    await reconcileAll();
    const before = await rowsOf(stack, REPLICA_SQL);
    const events = await countOf(stack, 'public.order_events');
    await reconcileAll();
    expect(await rowsOf(stack, REPLICA_SQL)).toEqual(before);
    expect(await countOf(stack, 'public.order_events')).toBe(events);
  });

  it('is not undone by an older webhook that arrives afterwards', async () => {
    const order = placeOrder(stack.shop);
    const [{body} = {body: ''}] = stack.shop.deliveries('orders/create');
    await staff(stack.shop).cancel(order);
    await reconcileAll();
    const before = await rowsOf(stack, REPLICA_SQL);
    expect((await sendWebhook(stack, {topic: 'orders/create', body})).status).toBe(200);
    expect(await rowsOf(stack, REPLICA_SQL)).toEqual(before);
  });
});

describe('the reconciliation endpoint', () => {
  it('rejects requests without the secret and GET requests', async () => {
    for (const token of ['', 'x', `${SECRET}x`, SECRET.slice(1)]) expect((await ask(token)).status).toBe(401);
    expect((await ask(SECRET, 'GET')).status).toBe(405);
    expect((await stack.shop.log()).operations.filter(({operation}) => operation === 'ChangedOrders')).toEqual([]);
  });

  it('returns 503 while Shopify or the database is unavailable', async () => {
    await stack.shop.fault({path: '/admin/*', mode: 'status', times: 2});
    expect((await ask()).status).toBe(503);
    await stack.backend.fault({path: '/rest/v1/rpc/find_order_watermark', mode: 'status', times: 1});
    expect((await ask()).status).toBe(503);
  });
});
