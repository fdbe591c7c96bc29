import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openPglite, type PgliteDatabase} from './pglite-database';
import {prepare} from './prepare';

const PATIENCE_MS = 60_000;
const FIRST = {
  migrations: [{version: '00000000000000', name: 'first', sql: 'create table sown (id int)'}],
  seed: 'insert into sown values (1)',
};
let database: PgliteDatabase;
let lastVersion = 0;

beforeAll(async () => {
  const fresh = () => Promise.reject(new Error('Nothing here takes that long'));
  database = await openPglite({directory: null, snapshot: null, fresh});
  await prepare(database, FIRST);
}, PATIENCE_MS);
afterAll(() => database.close());

const migration = (sql: string) => {
  lastVersion += 1;
  return {version: String(lastVersion).padStart(14, '0'), name: 'test', sql};
};
const run = (sql: string) => prepare(database, {migrations: [migration(sql)], seed: ''});
const read = (sql: string) => database.connected((connection) => connection.query(sql));

describe('migrations', () => {
  it('run in order, once each, and are noted as the Supabase CLI notes them', async () => {
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
    'may not do what a hosted project refuses: %s',
    async (sql) => {
      await expect(run(sql)).rejects.toThrow('42501');
    },
  );

  it.each(['reset role', 'SET LOCAL ROLE anon', 'set session authorization default'])('may not say %s', async (sql) => {
    await expect(run(`${sql}; create table stolen (id int)`)).rejects.toThrow('changes its role');
  });

  it('are undone as a whole, and the file at fault is named', async () => {
    await expect(run('create table half (id int); select nothing')).rejects.toThrow(
      /^\d{14}_test\.sql: column "nothing"/,
    );
    expect(await read(`select to_regclass('public.half') as found`)).toEqual([{found: null}]);
  });

  it('that end their own transaction still are no superuser', async () => {
    await run('commit; begin; create table mine (id int)');
    expect(await read(`select tableowner from pg_tables where tablename = 'mine'`)).toEqual([{tableowner: 'migrator'}]);
  });
});

describe('the seed', () => {
  it('is sown into a new database alone', async () => {
    await prepare(database, FIRST);
    expect(await read('select id from sown')).toEqual([{id: 1}]);
  });
});
