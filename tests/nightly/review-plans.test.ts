import type pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {REVIEW_POLICY} from '~/core/policy';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

const GITA = 'cccccccc-0000-4000-8000-000000000003';
const ADA = 'aaaaaaaa-0000-4000-8000-000000000001';
const MANY = 100_000;

// Triggers and foreign keys are disabled: they would take minutes and do not change what is read.
const FILL = [
  `set session_replication_role = replica`,
  `insert into public.profiles (user_id) values ('${GITA}'), ('${ADA}')`,
  `insert into public.user_roles (user_id, role) values ('${GITA}', 'owner')`,
  `insert into public.reviews (user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, created_at, submitted_at)
   select case when n % 1000 = 0 then '${ADA}' else gen_random_uuid() end, 'gid://shopify/Product/' || case when n % 1000 = 0 then 1000000 + n else 1000 + n % 2000 end, 'dish', 'Dal Makhani', 'gid://shopify/Order/' || n,
     1 + n % 5, 'Dinner ' || n, 'We had it on Tuesday and it was good. ' || case when n % 20000 = 1 then 'Saffron!' else '' end, 'Ben L.',
     case when n % 500 = 0 then 'pending' else 'published' end::public.review_state, now() - make_interval(secs => n), now() - make_interval(secs => n)
   from generate_series(1, ${MANY}) as n`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
];

/** A scan of all reviews reads more than 5,000. */
const MOST_BLOCKS = 1_500;

let server: Postgres17;
let client: pg.Client;
beforeAll(async () => {
  server = await startMigratedPostgres17();
  client = await server.connect();
  for (const statement of FILL) await client.query(statement);
}, 240_000);
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

/** Returns how many blocks a statement reads; the first call also loads the functions. */
async function countBlocks(sql: string): Promise<number> {
  await client.query(sql);
  const {rows} = await client.query(`explain (analyze, buffers, format json) ${sql}`);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

describe(`with ${MANY} reviews`, () => {
  it.each([
    ['those that wait', {state: 'pending'}, 25],
    ['those that are published', {state: 'published'}, 25],
    ['a rare word', {state: 'published', search: 'saffron'}, 5],
    ['a word of every review', {state: 'published', search: 'tuesday'}, 25],
    ['the beginning of a word', {state: 'published', search: 'saff'}, 5],
    ['a number in a title', {state: 'published', search: 'dinner 77777'}, 1],
    ['words that no review has', {state: 'published', search: 'nothing'}, 0],
  ])('staff find %s by an index', async (_what, filter, count) => {
    const sql = `select public.find_reviews('${GITA}', '${JSON.stringify(filter)}')`;
    expect((await client.query(sql)).rowCount).toBe(count);
    expect(await countBlocks(sql)).toBeLessThan(MOST_BLOCKS);
  });

  it('an author finds their own reviews by an index', async () => {
    expect(await countBlocks(`select public.find_own_reviews('${ADA}')`)).toBeLessThan(MOST_BLOCKS);
  });

  it('the reviews of a product are read by an index', async () => {
    const sql = `select public.find_published_reviews('gid://shopify/Product/1500', 0, 6)`;
    expect(await countBlocks(sql)).toBeLessThan(MOST_BLOCKS);
  });
});

it('the database assumes a delivery after the days that the shop states', async () => {
  const {rows} = await client.query('select private.assumed_delivery_days() as days');
  expect(rows).toEqual([{days: REVIEW_POLICY.assumedDeliveryDays}]);
});
