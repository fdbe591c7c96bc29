import type pg from 'pg';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {fillManyVisits} from '../support/database/many-visits';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

/** In two days, so that the index of a day has more blocks than all lookups of a beacon read. */
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

/** Ten page views of a visit, as the worker passes them on. */
const beaconOf = (visit: string): string =>
  JSON.stringify(
    Array.from({length: 10}, (_, seq) => ({
      visit,
      seq,
      at: new Date().toISOString(),
      name: 'page_view',
      route: '/',
      device: 'phone',
    })),
  );
const RECORD = 'select public.record_analytics($1)';
const countEntries = async (visit: string): Promise<number> => {
  const {rows} = await client.query('select count(*)::int as entries from private.analytics_events where visit = $1', [
    visit,
  ]);
  return rows[0].entries;
};

it('writes a beacon without reading the entries of whole days', async () => {
  const visit = crypto.randomUUID();
  const {rows} = await client.query(`explain (analyze, buffers, format json) ${RECORD}`, [beaconOf(visit)]);
  const {'Shared Hit Blocks': hit, 'Shared Read Blocks': read} = rows[0]['QUERY PLAN'][0].Plan;
  expect(hit + read).toBeLessThan(MOST_BLOCKS_OF_A_BEACON);
  expect(await countEntries(visit)).toBe(10);
});

it('stores a beacon once that two workers write at the same time', async () => {
  const [visit, other] = [crypto.randomUUID(), await server.connect()];
  await client.query('begin');
  await client.query(RECORD, [beaconOf(visit)]);
  const second = other.query(RECORD, [beaconOf(visit)]);
  await client.query('commit');
  await second;
  await other.end();
  expect(await countEntries(visit)).toBe(10);
});

it('is summed by one caller at a time, for whom neither writers nor readers wait', async () => {
  const [visit, other] = [crypto.randomUUID(), await server.connect()];
  const refresh = async (by: pg.Client) => (await by.query('select private.refresh_analytics() as done')).rows[0].done;
  await other.query(`set lock_timeout = '1s'`);
  await client.query('begin');
  await client.query(RECORD, [beaconOf(visit)]);
  expect(await refresh(client)).toBe(true);
  expect(await refresh(other)).toBe(false);
  await other.query(RECORD, [beaconOf(crypto.randomUUID())]);
  await client.query('commit');
  // What was written meanwhile is still listed.
  const listed = 'select 1 from private.stale_analytics_hours';
  expect((await other.query(listed)).rowCount).toBeGreaterThan(0);
  expect(await refresh(other)).toBe(true);
  expect((await other.query(listed)).rowCount).toBe(0);
  const {rows} = await other.query(`
    select (select sum(events) from private.analytics_event_hours)::int as summed,
      (select count(*) from private.analytics_events where bucket is null)::int as events`);
  expect(rows[0].summed).toBe(rows[0].events);
  await other.end();
});
