import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {openConcurrentClients, type ConcurrentClients} from '../support/database/concurrent-clients';

const SIZE = 6;
const OWNERS = ['aaaaaaaa-0000-4000-8000-000000000001', 'bbbbbbbb-0000-4000-8000-000000000002'] as const;
const otherOf = (turn: number) => OWNERS[(turn + 1) % 2];
const oneOf = (turn: number) => OWNERS[turn % 2];

let clients: ConcurrentClients;
beforeAll(async () => {
  clients = await openConcurrentClients(SIZE);
  await clients.owner.query(`
    create function public.attempt(p_sql text) returns text language plpgsql as
    $$ begin execute p_sql; return 'done'; exception when others then return sqlstate; end $$;
    grant execute on function public.attempt(text) to service_role
  `);
});
afterAll(() => clients?.close());
beforeEach(() =>
  clients.owner.query(`
    delete from public.profiles;
    insert into public.profiles (user_id) values ('${OWNERS[0]}'), ('${OWNERS[1]}');
    insert into public.user_roles (user_id, role) values ('${OWNERS[0]}', 'owner'), ('${OWNERS[1]}', 'owner')
  `),
);

/** Runs a change as both owners at once, after all of them have begun. Those that come too late are refused. */
const race = (toSql: (turn: number) => string) =>
  clients.queuedBehind(`select pg_advisory_xact_lock(hashtextextended('staff roles', 0))`, () =>
    clients.atOnce((turn) => ['select public.attempt($1)', [toSql(turn)]]),
  );
const owners = () => clients.count(`public.user_roles where role = 'owner'`);

it('keeps one owner when both leave at the same moment', async () => {
  await race((turn) => `select public.remove_staff('${oneOf(turn)}', '${oneOf(turn)}')`);
  expect(await owners()).toBe(1);
});

it('keeps one owner when both step down at the same moment', async () => {
  await race((turn) => `select public.change_staff_role('${oneOf(turn)}', '${oneOf(turn)}', 'packer')`);
  expect(await owners()).toBe(1);
});

it('keeps one owner when each removes the other at the same moment', async () => {
  await race((turn) => `select public.remove_staff('${oneOf(turn)}', '${otherOf(turn)}')`);
  expect(await owners()).toBe(1);
});

it('lets one of many accept an invitation', async () => {
  const people = await clients.atOnce<{session_id: string}>((turn) => [
    `select * from public.sign_in('google', $1, 'pia@gmail.com', true)`,
    [`pia ${turn}`],
  ]);
  const hash = 'a'.repeat(64);
  await clients.rows(`select public.create_staff_invitation($1, gen_random_uuid(), 'pia@gmail.com', 'packer', $2)`, [
    OWNERS[0],
    hash,
  ]);
  const accepted = await clients.atOnce<{state: string}>((turn) => [
    'select public.accept_staff_invitation($1, $2) as state',
    [hash, people[turn]?.session_id],
  ]);
  expect(accepted.map((row) => row?.state).sort()).toEqual(['accepted', ...Array<string>(SIZE - 1).fill('invalid')]);
});
