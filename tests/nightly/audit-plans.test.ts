import type pg from 'pg';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startMigratedPostgres17, type Postgres17} from '../support/database/postgres-17';

const GITA = 'cccccccc-0000-4000-8000-000000000003';
const RARE = 'aaaaaaaa-0000-4000-8000-000000000001';
const MANY = 1_000_000;

// Triggers and foreign keys are disabled: they would take minutes and do not change what is read.
const FILL = [
  `set session_replication_role = replica`,
  `insert into public.profiles (user_id) values ('${GITA}')`,
  `insert into public.user_roles (user_id, role) values ('${GITA}', 'owner')`,
  `insert into private.audit_log (at, actor_id, action, target)
   select now() - make_interval(secs => ${MANY} - n),
     case when n % 100000 = 0 then '${RARE}'::uuid when n % 3 > 0 then '${GITA}' end,
     case when n % 100000 = 1 then 'role.granted' when n % 2 = 0 then 'fulfillment.create' else 'order.note' end,
     'order:' || n % 5000
   from generate_series(1, ${MANY}) as n`,
  `insert into private.audit_outcomes (audit_id, outcome)
   select id, case when id % 50000 = 3 then 'failed' when id % 10 = 3 then 'refused' else 'done' end::public.audit_outcome
   from private.audit_log where id % 100000 <> 7`,
  `insert into private.open_audits select id from private.audit_log where id % 100000 = 7`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
];

/** A scan of the log reads more than 15,000. */
const MOST_BLOCKS = 5_000;

/** An ISO day, counted back from today; the log goes back eleven days. */
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

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

async function countBlocks(filter: object, before: number | null): Promise<number> {
  const sql = `select public.find_audit_log('${GITA}', '${JSON.stringify(filter)}', ${before ?? 'null'}, 51)`;
  const {rows} = await client.query(`explain (analyze, buffers, format json) ${sql}`);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it.each([
  ['all entries', {}],
  ['the entries of one who did much', {actor: GITA}],
  ['the entries of one who did little', {actor: RARE}],
  ['the entries of the server', {server: ''}],
  ['a frequent action', {action: 'fulfillment.'}],
  ['a rare action', {action: 'role.'}],
  ['an action that never happened', {action: 'none.'}],
  ['a target', {target: 'order:77'}],
  ['a frequent outcome', {outcome: 'done'}],
  ['a rare outcome', {outcome: 'failed'}],
  ['actions without an outcome', {checking: ''}],
  ['a period', {from: dayBefore(6), to: dayBefore(5)}],
  ['a period without entries', {from: '2026-01-01', to: '2026-01-02'}],
  ['refused attempts of one actor', {actor: GITA, outcome: 'refused'}],
  ['failed attempts of one action', {action: 'order.', outcome: 'failed'}],
])('an admin finds %s among a million entries by an index', async (_what, filter) => {
  for (const before of [null, MANY / 2]) {
    await countBlocks(filter, before);
    expect(await countBlocks(filter, before)).toBeLessThan(MOST_BLOCKS);
  }
});
