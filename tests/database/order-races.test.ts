import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {openConcurrentClients, type Call, type ConcurrentClients} from '../support/database/concurrent-clients';

const SIZE = 20;
const ROUNDS = 5;
const CUSTOMER = 'gid://shopify/Customer/1';
const ORDER = 'gid://shopify/Order/1';
const PLACED_MS = Date.parse('2026-11-21T10:00:00Z');

const at = (second: number) => new Date(PLACED_MS + second * 1000).toISOString();

function described(turn: number, more: Record<string, unknown> = {}) {
  return {
    shopify_order_id: ORDER,
    shopify_customer_id: CUSTOMER,
    order_number: '#1',
    placed_at: at(0),
    updated_at: at(turn),
    currency: 'USD',
    subtotal_minor: turn,
    discount_minor: 0,
    shipping_minor: 0,
    tax_minor: 0,
    total_minor: turn,
    discounts: [],
    items: [{shopify_line_item_id: '1', title: 'Dal', quantity: 1 + turn, price_minor: turn}],
    fulfillments: [],
    ...more,
  };
}
const delivery = (id: string, turn = 0) => ({webhook_id: id, topic: 't', shop: 's', triggered_at: at(turn)});

describe('concurrent webhook deliveries', () => {
  let clients: ConcurrentClients;
  beforeAll(async () => {
    clients = await openConcurrentClients(SIZE);
  });
  afterAll(() => clients?.close());
  beforeEach(() =>
    clients.owner
      .query(`delete from public.orders; delete from public.profiles; delete from private.pending_order_updates;
      delete from private.order_tombstones; delete from private.webhook_events; delete from realtime.messages`),
  );

  const RECORD = 'select public.record_order($1, $2) as outcome';
  const SIGN_IN = `select user_id::text as outcome from public.sign_in('shopify', $1)`;
  type Result = {outcome: string};
  const record = (valuesOf: (turn: number) => readonly unknown[]) =>
    clients.atOnce<Result>((turn) => [RECORD, valuesOf(turn)]);
  const outcomes = (responses: readonly (Result | undefined)[], outcome: string) =>
    responses.filter((response) => response?.outcome === outcome).length;

  it('have their effect once when they are one', async () => {
    const recorded = await record(() => [delivery('same'), described(0)]);
    expect({recorded: outcomes(recorded, 'recorded'), duplicate: outcomes(recorded, 'duplicate')}).toEqual({
      recorded: 1,
      duplicate: SIZE - 1,
    });
    expect(await clients.count('public.orders')).toBe(1);
    expect(await clients.count('public.order_items')).toBe(1);
  });

  it('leave the newest of an order, with its items, in whatever order they end', async () => {
    await record((turn) => [delivery(`one ${turn}`, turn), described(turn)]);
    const newest = await clients.rows(
      'select o.total_minor, i.quantity from public.orders as o join public.order_items as i on i.order_id = o.id',
    );
    expect(newest).toEqual([{total_minor: String(SIZE - 1), quantity: SIZE}]);
  });

  it('count each order once in the totals of the shop, also while older changes are added up', async () => {
    await clients.rows(`select setval(pg_get_serial_sequence('private.shop_total_changes', 'id'), 995)`);
    await record((turn) => [
      delivery(`new ${turn}`),
      described(0, {shopify_order_id: `gid://shopify/Order/${turn + 1}`}),
    ]);
    await clients.rows(`select setval(pg_get_serial_sequence('private.shop_total_changes', 'id'), 1995)`);
    await record((turn) => [
      delivery(`sent ${turn}`, 1),
      described(1, {shopify_order_id: `gid://shopify/Order/${turn + 1}`, fulfillment_status: 'fulfilled'}),
    ]);
    expect(await clients.rows('select * from public.count_shop_totals()')).toEqual([
      {orders: String(SIZE), pending_orders: '0', failed_payments: '0'},
    ]);
    expect(await clients.count('private.shop_total_changes')).toBeLessThan(2 * SIZE);
  });

  it('create one notification of a new order', async () => {
    await clients.rows(`select public.sign_in('shopify', $1)`, [CUSTOMER]);
    await record((turn) => [delivery(`one ${turn}`, turn), described(turn)]);
    expect(await clients.count(`public.notifications where kind = 'order-placed'`)).toBe(1);
    for (const topic of ['user:%', 'desk']) {
      const isBroadcast = `payload ->> 'change' = 'inserted' and event = 'order' and topic like '${topic}'`;
      expect(await clients.count(`realtime.messages where ${isBroadcast}`)).toBe(1);
    }
  });

  it('lose no parcel that comes together with its order', async () => {
    const parcel = {shopify_order_id: ORDER, shopify_fulfillment_id: '1', created_at: at(0), updated_at: at(0)};
    await clients.queuedBehind(`select public.record_fulfillment(null, '${JSON.stringify(parcel)}')`, () =>
      record((turn) => [delivery(`one ${turn}`, turn), described(turn)]),
    );
    expect({
      fulfillments: await clients.count('public.fulfillments'),
      pendingUpdates: await clients.count('private.pending_order_updates'),
    }).toEqual({fulfillments: 1, pendingUpdates: 0});
  });

  it('stay deleted when they meet their deletion', async () => {
    await clients.atOnce((turn) => [
      turn === SIZE / 2 ? 'select public.mark_order_deleted($1, $2)' : RECORD,
      [delivery(`one ${turn}`, turn), described(turn)],
    ]);
    expect(await clients.count('public.orders where deleted_at is null')).toBe(0);
    expect(await clients.count('private.order_tombstones')).toBe(1);
  });

  it('find their owner when the customer signs in for the first time meanwhile', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const shopify_customer_id = `gid://shopify/Customer/${round}`;
      await clients.atOnce((turn) => {
        const shopify_order_id = `gid://shopify/Order/${round}00${turn}`;
        return turn % 7 === 3
          ? [SIGN_IN, [shopify_customer_id]]
          : [RECORD, [delivery(shopify_order_id), described(0, {shopify_order_id, shopify_customer_id})]];
      });
    }
    expect(await clients.count('public.orders where user_id is not null')).toBe(ROUNDS * (SIZE - 3));
  });

  it('belong only to the customer when users link and unlink concurrently', async () => {
    type Person = {session_id: string};
    const people = await clients.atOnce<Person>((turn) => [
      `select session_id from public.sign_in('google', $1, 'ada@gmail.com', true)`,
      [String(turn % 3)],
    ]);
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      await clients.atOnce((turn) => {
        const customer = `gid://shopify/Customer/${1 + (turn % 3)}`;
        const id = `gid://shopify/Order/${1 + (turn % 9)}`;
        const session = people[turn]?.session_id;
        const order = described(round, {shopify_order_id: id, shopify_customer_id: customer});
        const calls: Call[] = [
          [`select public.link_verified_identity($1, 'shopify', $2, 'ada@gmail.com')`, [session, customer]],
          [`select public.unlink_identity($1, 'shopify')`, [session]],
          [RECORD, [null, order]],
          [SIGN_IN, [customer]],
        ];
        return calls[(turn + round) % calls.length]!;
      });
    }
    expect(await clients.count('public.orders')).toBe(9);
    expect(
      await clients.count(
        'public.orders as o left join private.customer_links as l using (shopify_customer_id) where o.user_id is distinct from l.user_id',
      ),
    ).toBe(0);
  });

  it('let one of many admins act', async () => {
    const [admin] = await clients.rows<{user_id: string}>(
      'insert into public.profiles default values returning user_id',
    );
    await clients.rows(`insert into public.user_roles values ($1, 'owner')`, [admin?.user_id]);
    const claims = await clients.atOnce<Result>((turn) => [
      `select outcome from public.claim_staff_action($1, $2, 'fulfillment.create', 'one')`,
      [admin?.user_id, String(turn % 4)],
    ]);
    expect({claimed: outcomes(claims, 'claimed'), busy: outcomes(claims, 'busy')}).toEqual({
      claimed: 1,
      busy: SIZE - 1,
    });
  });
});
