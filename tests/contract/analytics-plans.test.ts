import type pg from 'pg';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {fillManyVisits} from '../support/database/many-visits';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

/** On three days, so that the index of a day has more blocks than all lookups of a beacon read. */
const VISITS = 20_000;
/** A check of each entry against whole days reads about 9,600. */
const MOST_BLOCKS_OF_A_BEACON = 2_000;

let server: Postgres17;
let client: pg.Client;

beforeAll(async () => {
  server = await startMigratedPostgres17();
  client = await server.connect();
  for (const statement of fillManyVisits({visits: VISITS, days: 2})) await client.query(statement);
}, 120_000);
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

it('a beacon is written without reading the entries of whole days', async () => {
  const entries = Array.from({length: 10}, (_, seq) => ({
    ...{visit: '7b0c1f3e-52a4-4f0e-9a51-0d6a3e6f9c11', seq, at: new Date().toISOString()},
    ...{name: 'page_view', route: '/', device: 'phone'},
  }));
  const {rows} = await client.query('explain (analyze, buffers, format json) select public.record_analytics($1)', [
    JSON.stringify(entries),
  ]);
  const {'Shared Hit Blocks': hit, 'Shared Read Blocks': read} = rows[0]['QUERY PLAN'][0].Plan;
  expect(hit + read).toBeLessThan(MOST_BLOCKS_OF_A_BEACON);
  const {rows: stored} = await client.query(
    `select count(*)::int as entries from private.analytics_events where visit = '7b0c1f3e-52a4-4f0e-9a51-0d6a3e6f9c11'`,
  );
  expect(stored).toEqual([{entries: 10}]);
});
