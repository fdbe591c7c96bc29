import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startLocalBackend, type LocalBackend} from '../../tests/support/backend';
import {SEED} from '../seed/seed';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend({projectFolder: 'supabase'});
  const sql = readFileSync('supabase/seeds/analytics.sql', 'utf8');
  await backend.database.connected(({script}) => script(`begin; ${sql} commit`));
});
afterAll(() => backend.close());

const query = <Row extends Record<string, unknown>>(sql: string) =>
  backend.database.connected((connection) => connection.query<Row>(sql));

it('fills sixty days, and leaves the hour that has begun to real visits', async () => {
  const [row] =
    await query(`select count(distinct floor(extract(epoch from date_trunc('hour', now()) - interval '1 hour' - hour) / 86400))::integer as days,
      max(hour) < date_trunc('hour', now()) as is_past
    from private.analytics_visit_hours`);
  expect(row).toEqual({days: 60, is_past: true});
});

it('counts no step of the funnel more often than the step before, and each as often as its event', async () => {
  const rising = await query(`select hour from private.analytics_visit_hours
    where not (visits >= saw_product and saw_product >= added_to_cart and added_to_cart >= began_checkout and began_checkout >= purchased)`);
  expect(rising).toEqual([]);
  const counts = await query(`
    select sum(v.added_to_cart)::integer as carts, sum(v.began_checkout)::integer as checkouts, sum(v.purchased)::integer as purchases
    from private.analytics_visit_hours as v
    union all
    select sum(events) filter (where name = 'add_to_cart'), sum(events) filter (where name = 'begin_checkout'), sum(events) filter (where name = 'purchase')
    from private.analytics_event_days`);
  expect(counts[0]).toEqual(counts[1]);
});

it('puts products of the shop into carts, at their prices', async () => {
  const rows = await query<{subject: string; price: number}>(`
    select subject, (sum(value_minor) / sum(quantity))::integer as price
    from private.analytics_event_hours where name = 'add_to_cart' group by subject order by subject`);
  const prices = SEED.products.map(({handle, priceMinor}) => ({subject: handle, price: priceMinor}));
  expect(rows.length).toBeGreaterThan(5);
  expect(prices).toEqual(expect.arrayContaining(rows));
});

it('has web vitals of each day', async () => {
  const [row] = await query('select count(distinct day)::integer as days from private.analytics_vital_days');
  expect(row?.days).toBeGreaterThanOrEqual(60);
});
