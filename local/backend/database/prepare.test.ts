import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openPglite, type PgliteDatabase} from './pglite-database';
import {prepare} from './prepare';

const TIMEOUT_MS = 60_000;
const FIRST = {
  migrations: [{version: '00000000000000', name: 'first', sql: 'create table seeded (id int)'}],
  seed: 'insert into seeded values (1)',
};
let database: PgliteDatabase;
let lastVersion = 0;

beforeAll(async () => {
  const fresh = () => Promise.reject(new Error('unexpected statement timeout'));
  database = await openPglite({directory: null, snapshot: null, fresh});
  await prepare(database, FIRST);
}, TIMEOUT_MS);
afterAll(() => database.close());

const migration = (sql: string) => {
  lastVersion += 1;
  return {version: String(lastVersion).padStart(14, '0'), name: 'test', sql};
};
const run = (sql: string) => prepare(database, {migrations: [migration(sql)], seed: ''});
const read = (sql: string) => database.connected((connection) => connection.query(sql));

describe('prepare', () => {
  it('runs migrations in order, once each, and records them as the Supabase CLI does', async () => {
    const [make, change] = [
      migration('create table made (id int)'),
      migration('alter table made add column name text'),
    ];
    await prepare(database, {migrations: [make], seed: ''});
    await prepare(database, {migrations: [make, change], seed: ''});
    expect(
      await read(
        `select name, statements from supabase_migrations.schema_migrations where version > '0' order by version`,
      ),
    ).toEqual([
      {name: 'first', statements: [FIRST.migrations[0]?.sql]},
      {name: 'test', statements: [make.sql]},
      {name: 'test', statements: [change.sql]},
    ]);
  });

  it.each(["copy (select 1) to program 'true'", 'create role boss superuser', 'create table auth.mine (id int)'])(
    'rejects a migration that a hosted project would reject: %s',
    async (sql) => {
      await expect(run(sql)).rejects.toThrow('42501');
    },
  );

  it.each(['reset role', 'SET LOCAL ROLE anon', 'set session authorization default'])(
    'rejects a migration that contains %s',
    async (sql) => {
      await expect(run(`${sql}; create table stolen (id int)`)).rejects.toThrow('changes its role');
    },
  );

  it('rolls back a failed migration and names its file', async () => {
    await expect(run('create table half (id int); select nothing')).rejects.toThrow(
      /^\d{14}_test\.sql: column "nothing"/,
    );
    expect(await read(`select to_regclass('public.half') as found`)).toEqual([{found: null}]);
  });

  it('never runs a migration as superuser, even after it ends its transaction', async () => {
    await run('commit; begin; create table mine (id int)');
    expect(await read(`select tableowner from pg_tables where tablename = 'mine'`)).toEqual([{tableowner: 'migrator'}]);
  });

  it('seeds only a new database', async () => {
    await prepare(database, FIRST);
    expect(await read('select id from seeded')).toEqual([{id: 1}]);
  });
});
