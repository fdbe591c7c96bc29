import type pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

const ADA = 'aaaaaaaa-0000-4000-8000-000000000001';
const GITA = 'cccccccc-0000-4000-8000-000000000003';
const OF_ADA = 500;
/** The number of the oldest open order; all older ones are closed. */
const LAST_OPEN = 300;
const MANY = 100_000;

// Triggers and foreign keys are disabled: they would take minutes and do not change what is read.
const FILL = [
  `set session_replication_role = replica`,
  `insert into public.profiles (user_id) select gen_random_uuid() from generate_series(1, 1000)`,
  `insert into public.profiles (user_id) values ('${ADA}'), ('${GITA}')`,
  `insert into public.user_roles (user_id, role) values ('${GITA}', 'admin')`,
  `with people as (select user_id, row_number() over () as place from public.profiles where user_id not in ('${ADA}', '${GITA}'))
  insert into public.orders (shopify_order_id, shopify_customer_id, user_id, order_number, placed_at, updated_at, currency,
    subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, ship_by, closed_at, fulfillment_status)
  select 'gid://shopify/Order/' || n, 'gid://shopify/Customer/' || 1 + n % 1000,
    case when n <= ${OF_ADA} then '${ADA}' else people.user_id end, '#' || n,
    now() - make_interval(mins => n), now(), 'USD', 1000, 0, 499, 0, 1499,
    (now() - make_interval(mins => n))::date + 2, case when n > ${LAST_OPEN} then now() end,
    case when n > ${LAST_OPEN} then 'fulfilled' when n % 10 = 0 then 'partially_fulfilled' else 'unfulfilled' end
  from generate_series(1, ${MANY}) as n left join people on place = 1 + n % 1000`,
  `insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor)
  select id, '1', 1, 'Dal', 1, 1000 from public.orders`,
  `insert into public.order_staff_details (order_id, tags, skus, hold_reasons, risk)
  select id, case when order_number like '%777' then '{vip}' else '{}' end::text[],
    case when order_number like '%777' then '{RARE}' else '{DAL}' end::text[],
    case when order_number like '%999' then '{other}' else '{}' end::text[],
    case when order_number like '%888' then 'investigate' else 'none' end
  from public.orders`,
  `insert into public.fulfillments (order_id, shopify_fulfillment_id, created_at, updated_at) select id, id::text, now(), now() from public.orders`,
  `insert into public.order_events (order_id, kind, at) select id, 'placed', now() from public.orders`,
  `insert into public.hidden_orders (user_id, order_id) select user_id, id from public.orders where order_number like '%7'`,
  `insert into public.notifications (user_id, kind, type, title, message)
  select user_id, 'announcement', 'promotion', 'Dal', 'Try it' from public.profiles cross join generate_series(1, 20)`,
  `insert into private.webhook_events (webhook_id, topic, shop) select n::text, 't', 's' from generate_series(1, ${MANY}) as n`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
];

/** A scan of all orders reads more than 100,000. */
const MOST_BLOCKS_OF_A_DESK_PAGE = 3_000;
const PAGE = 'order by placed_at desc, id desc limit 10';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe(`with ${MANY} orders, of which one customer has ${OF_ADA}`, () => {
  let server: Postgres17;
  let client: pg.Client;
  let orderId: string;

  beforeAll(async () => {
    server = await startMigratedPostgres17();
    client = await server.connect();
    for (const statement of FILL) await client.query(statement);
    const {rows} = await client.query(`select id from public.orders where order_number = '#250'`);
    orderId = rows[0].id;
  }, 120_000);
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
    ['the orders with a SKU or a tag', {sku_or_tag: 'RARE'}],
    ['the open orders', {status: 'open'}],
    ['the orders that are partly sent', {fulfillment_status: 'partially_fulfilled'}],
    ['the late orders', {to_ship: true, ship_by_before: '2026-11-01'}],
    ['all orders', {}],
    ['the orders with a tag', {tag: 'vip'}],
    ['the orders with a SKU', {sku: 'RARE'}],
    ['the orders on hold', {on_hold: true}],
    ['the orders at risk', {at_risk: true}],
    ['the orders of a customer', {customer: 'gid://shopify/Customer/251'}],
    ['orders by the beginning of a number', {number: '#9999'}],
  ])('an admin finds %s by an index', async (_what, filter) => {
    for (const after of [`null`, `'{"ship_by": "2026-11-01", "id": "${ADA}"}'`]) {
      const sql = `select public.find_desk_orders('${GITA}', '${JSON.stringify(filter)}', ${after})`;
      await read(sql, null);
      expect((await read(sql, null)).blocks).toBeLessThan(MOST_BLOCKS_OF_A_DESK_PAGE);
    }
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
    // Ten orders of the list come with their items, parcels and history.
    expect(blocks).toBeLessThan(300);
  });
});
