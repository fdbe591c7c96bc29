import type pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fillManyOrders, MANY_ORDERS_ADMIN as GITA, MANY_ORDERS_CUSTOMER as ADA} from '../support/database/many-orders';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

const MANY = 100_000;
/** More than fit into the pages that a list reads. */
const OPEN = 5_000;

/** A scan of all orders reads more than 100,000. */
const MOST_BLOCKS_OF_A_DESK_PAGE = 4_000;
/** The orders of 60 days with their items have more than 5,000. */
const MOST_BLOCKS_OF_SALES = 4_500;
const MOST_ROUNDS_OF_SALES = 100;
/** A thousand changes of the totals fit into ten. */
const MOST_BLOCKS_OF_TOTALS = 50;
/** The details of each open order would be 50,000. */
const MOST_BLOCKS_OF_COUNTS = 35_000;
const PAGE = 'order by placed_at desc, id desc limit 10';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe(`with ${MANY} orders, of which one customer has 500`, () => {
  let server: Postgres17;
  let client: pg.Client;
  let orderId: string;

  beforeAll(async () => {
    server = await startMigratedPostgres17();
    client = await server.connect();
    for (const statement of fillManyOrders({count: MANY, open: OPEN})) await client.query(statement);
    const {rows} = await client.query(`select id from public.orders where order_number = '#250'`);
    orderId = rows[0].id;
  }, 240_000);
  afterAll(async () => {
    await client?.end();
    await server?.stop();
  });

  /**
   * Returns what a statement reads: the tables without an index, and the number of blocks. @param sub the signed-in
   * person, or null for the owner
   */
  async function read(sql: string, sub: string | null): Promise<{sequential: string[]; blocks: number}> {
    const claims = JSON.stringify({role: 'authenticated', sub});
    await client.query('begin');
    try {
      await client.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
        claims,
        sub ? 'authenticated' : 'postgres',
      ]);
      const {rows} = await client.query(`explain (analyze, buffers, format json) ${sql}`);
      const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
      const sequential = nodesOf(plan)
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? '');
      return {sequential, blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)};
    } finally {
      await client.query('rollback');
    }
  }

  /** Returns how many blocks a page of the desk reads; the first call also loads the functions. */
  async function readDesk(filter: object, after: string, isLatestFirst: boolean): Promise<number> {
    const sql = `select public.find_desk_orders('${GITA}', '${JSON.stringify(filter)}', ${after}, 50, ${isLatestFirst})`;
    await read(sql, null);
    return (await read(sql, null)).blocks;
  }

  it.each([
    ['the first page', () => `select * from public.listed_orders ${PAGE}`],
    [
      'the last page',
      () =>
        `select * from public.listed_orders where placed_at <= now() - interval '480 minutes'
         and (placed_at < now() - interval '480 minutes' or id < '${orderId}') ${PAGE}`,
    ],
    ['an order', () => `select * from public.orders where id = '${orderId}'`],
    [
      'an order by Shopify’s id',
      () => `select * from public.orders where shopify_order_id = 'gid://shopify/Order/250'`,
    ],
    [
      'an order by its number',
      () =>
        `select * from public.orders where shopify_order_id = 'gid://shopify/Order/250' or order_number = '#250'
         order by placed_at desc limit 2`,
    ],
    ['the items', () => `select * from public.order_items where order_id = '${orderId}'`],
    ['the parcels', () => `select * from public.fulfillments where order_id = '${orderId}'`],
    ['the history', () => `select * from public.order_events where order_id = '${orderId}' order by at`],
    [
      'the notifications',
      () => `select * from public.notifications where user_id = '${ADA}' order by created_at desc limit 50`,
    ],
  ])('the query for %s of a customer uses an index', async (_what, sql) => {
    const {sequential, blocks} = await read(sql(), ADA);
    expect(sequential).toEqual([]);
    // Ten orders of the list come with their items, parcels and history.
    expect(blocks).toBeLessThan(300);
  });

  it.each([
    ['what is to ship', {to_ship: true}],
    ['what can be shipped now', {to_ship: true, not_on_hold: true}],
    ['the open orders', {status: 'open'}],
    ['the orders that are partly sent', {fulfillment_status: 'partially_fulfilled'}],
    ['the late orders', {to_ship: true, ship_by_before: '2026-11-01'}],
    ['the orders with a tag', {tag: 'vip'}],
    ['the orders with a SKU', {sku: 'RARE'}],
    ['the orders on hold', {on_hold: true}],
    ['the orders at risk', {at_risk: true}],
    ['the orders of a customer', {customer: 'gid://shopify/Customer/251'}],
    ['orders by the beginning of a number', {number: '#9999'}],
  ])('an admin finds %s by an index', async (_what, filter) => {
    for (const after of [`null`, `'{"at": "2026-11-01", "id": "${ADA}"}'`])
      expect(await readDesk(filter, after, false)).toBeLessThan(MOST_BLOCKS_OF_A_DESK_PAGE);
  });

  it.each([
    ['all orders', {}],
    ['the orders that one of a hundred has a tag', {tag: 'Often'}],
    ['the orders with the tag of every second one', {tag: 'half'}],
    ['the orders with the SKU of nearly all', {sku: 'dal'}],
    ['the orders with a searched SKU', {text: 'DAL'}],
    ['the orders of a searched name', {text: 'garc'}],
    ['the orders of a frequent name', {text: 'ana m'}],
    ['the order of a searched number', {text: '#99991'}],
    [
      'the orders of a hundred searched numbers',
      {text: Array.from({length: 100}, (_, index) => `#${index * 900}`).join(', ')},
    ],
    ['the order with exactly this number', {exact_number: '1042'}],
    ['a search without results', {text: 'nothing'}],
    ['the order of a mail address', {text: 'li4242@example.com'}],
    ['the orders of the beginning of a mail address', {text: 'li42424@'}],
    ['the order of a tracking number', {text: '1Z 0000 0042-42'}],
    ['the order of a phone number', {text: '(718) 000-4242'}],
    ['the orders of the city of a third of all', {text: 'new york'}],
    ['the orders of the beginning of many cities', {text: 'new'}],
    ['the orders of a ZIP code', {text: '11142'}],
    ['the orders of a product', {text: 'dal 42'}],
    ['the orders of the beginning of all products', {text: 'dal'}],
    ['the orders of a discount code', {text: 'FIRST10'}],
    ['the open orders of a ZIP code', {text: '11142', to_ship: true}],
    ['a search with a filter', {text: 'garcia', tag: 'often', status: 'closed'}],
    ['the sent orders of a time long ago', {fulfillment_status: 'fulfilled', placed_to: '2026-10-01'}],
    ['the orders of a shipping method', {shipping_method: 'Express'}],
    ['the orders placed on some days', {placed_from: '2026-10-01', placed_to: '2026-10-03'}],
    ['the sent orders', {fulfillment_status: 'fulfilled'}],
    ['the closed orders at risk', {at_risk: true, status: 'closed'}],
  ])('an admin finds the latest of %s by an index', async (_what, filter) => {
    for (const after of [`null`, `'{"at": "2026-11-01T00:00:00Z", "id": "${ADA}"}'`])
      expect(await readDesk(filter, after, true)).toBeLessThan(MOST_BLOCKS_OF_A_DESK_PAGE);
  });

  it('the orders to one address are found by an index, also among many open ones', async () => {
    const address = `'{"address1": "250 PEARL street.", "zip": "11201-0001"}'::jsonb`;
    const sql = `select public.find_desk_orders('${GITA}', '{"id": "${orderId}"}')`;
    await read(sql, null);
    const {sequential, blocks} = await read(
      `select id from public.orders as o where private.address_key(o.shipping_address) = private.address_key(${address})
       and o.status = 'open' and o.fulfillment_status in ('unfulfilled', 'partially_fulfilled') and o.deleted_at is null`,
      null,
    );
    expect(sequential).toEqual([]);
    expect(blocks).toBeLessThan(10);
    expect((await read(sql, null)).blocks).toBeLessThan(100);
    const {rows} = await client.query(sql);
    expect(rows[0].find_desk_orders.same_address).toMatchObject([{order_number: '#125'}]);
  });

  it('what staff did with an order is read by an index', async () => {
    const sql = `select public.find_order_actions('${GITA}', '${orderId}')`;
    await read(sql, null);
    expect((await read(sql, null)).blocks).toBeLessThan(50);
  });

  it('the timeline of an order is read by indexes', async () => {
    const sql = `select public.find_order_timeline('${GITA}', '${orderId}')`;
    await read(sql, null);
    // A scan of the webhooks alone reads more than 1,000.
    expect((await read(sql, null)).blocks).toBeLessThan(200);
  });

  it.each(['b', 'bo', 'garc', 'ana m', 'ada@example', 'nothing'])(
    'an admin finds the customers of the text %s by an index',
    async (text) => {
      const sql = `select public.find_known_customers('${GITA}', '${text}', 5)`;
      await read(sql, null);
      expect((await read(sql, null)).blocks).toBeLessThan(MOST_BLOCKS_OF_A_DESK_PAGE);
    },
  );

  it('the sales of 60 days are read from sums, and a changed order sums only its hour again', async () => {
    const days = `(select array_agg(date_trunc('hour', now()) - (60 - n) * interval '1 day' order by n) from generate_series(0, 60) as n)`;
    const sales = `select public.find_sales('${GITA}', ${days}, true, 'USD', '2000-01-01')`;
    const isComplete = async () => {
      const {rows: found} = await client.query<{complete: boolean}>(
        `select (s.find_sales ->> 'is_complete')::boolean as complete from (${sales}) as s`,
      );
      return found[0]?.complete ?? false;
    };
    // A call sums a part of a large import, and says that there is more.
    expect(await isComplete()).toBe(false);
    for (let round = 0; round < MOST_ROUNDS_OF_SALES && !(await isComplete()); round += 1);
    expect(await isComplete()).toBe(true);
    // Autovacuum does so within a minute; until then plans expect empty tables.
    await client.query(`analyze private.sales_hours, private.product_sales_hours, private.product_sales_days`);
    await client.query(`update public.orders set updated_at = now() where order_number = '#5000'`);
    const {rows} = await client.query(`select count(*)::integer as hours from private.stale_sales_hours`);
    expect(rows[0].hours).toBeLessThan(5);
    // The first call also plans the statements; it is rolled back.
    await read(sales, null);
    expect((await read(sales, null)).blocks).toBeLessThan(MOST_BLOCKS_OF_SALES);
  });

  it('the totals of the shop are read from a few sums', async () => {
    const totals = `select * from public.count_shop_totals()`;
    await read(totals, null);
    expect((await read(totals, null)).blocks).toBeLessThan(MOST_BLOCKS_OF_TOTALS);
  });

  it('the views of the desk are counted without the details of each order', async () => {
    const views = [
      {to_ship: true, not_on_hold: true},
      {to_ship: true, not_on_hold: true, ship_by_before: '2100-01-01'},
    ];
    const counts = `select public.count_desk_orders('${GITA}', '${JSON.stringify([...views, {status: 'open', on_hold: true}])}')`;
    await read(counts, null);
    expect((await read(counts, null)).blocks).toBeLessThan(MOST_BLOCKS_OF_COUNTS);
  });

  const described = JSON.stringify({
    shopify_order_id: 'gid://shopify/Order/250',
    shopify_customer_id: 'gid://shopify/Customer/251',
    placed_at: '2026-11-21T10:00:00Z',
    updated_at: '2100-01-01T00:00:00Z',
    currency: 'USD',
    subtotal_minor: 1,
    discount_minor: 0,
    shipping_minor: 0,
    tax_minor: 0,
    total_minor: 1,
    items: [{shopify_line_item_id: '1', title: 'Dal', quantity: 2, price_minor: 1}],
    fulfillments: [],
  });
  const delivery = JSON.stringify({webhook_id: 'new', topic: 't', shop: 's', triggered_at: '2100-01-01T00:00:00Z'});

  it.each([
    ['recording a webhook delivery', `select public.record_order('${delivery}', '${described}')`],
    [
      'recording a duplicate delivery',
      `select public.record_order('${delivery.replace('new', '77')}', '${described}')`,
    ],
    [
      'finding the orders of a customer',
      `select from public.orders where shopify_customer_id = 'gid://shopify/Customer/251'`,
    ],
  ])('%s reads few blocks', async (_what, sql) => {
    // The first call also loads the functions. Each call is rolled back.
    await read(sql, null);
    const {sequential, blocks} = await read(sql, null);
    expect(sequential).toEqual([]);
    // A recorded order also has its search terms compared, once for each table that changed.
    expect(blocks).toBeLessThan(450);
  });
});
