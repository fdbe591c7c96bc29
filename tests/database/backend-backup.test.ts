import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openPostgres} from '../../local/backend/database/postgres-database';
import {prepare} from '../../local/backend/database/prepare';
import {readProject} from '../../local/backend/database/project';
import {backUp} from '../../scripts/backend/backup/back-up';
import {restore} from '../../scripts/backend/backup/restore';
import {startPostgres17, type Postgres17} from '../support/database/postgres-17';

const PROGRAMS = path.resolve(import.meta.dirname, '../support/stand-in-pg-programs.mjs');
const NOW = new Date('2026-06-01T02:00:00Z');

let server: Postgres17;
let folder: string;
let env: Record<string, string>;
let backup: string;

async function query(database: string, sql: string): Promise<readonly object[]> {
  const client = new pg.Client(server.url(database));
  await client.connect();
  const result = await client.query<object>(sql);
  await client.end();
  return result.rows;
}

async function run(task: (print: (line: string) => void) => Promise<unknown>) {
  const lines: string[] = [];
  return {result: await task((line) => void lines.push(line)), output: lines.join('\n')};
}

const restoreInto = (database: string, from = backup) =>
  run((print) => restore(env, from, server.url(database), {print}));

/** Orders, a person, events of a day without a partition, and a generated column. */
const ROWS = `
  insert into public.profiles (user_id, first_name) values ('aaaaaaaa-0000-4000-8000-000000000001', 'Zoë "Z" O''Hara');
  insert into public.orders (id, shopify_order_id, user_id, placed_at, updated_at, currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
  select gen_random_uuid(), 'gid://shopify/Order/' || n, 'aaaaaaaa-0000-4000-8000-000000000001', now(), now(), 'USD', n, 0, 0, 0, n from generate_series(1, 200) as n;
  insert into public.order_events (order_id, kind, at) select id, 'placed', now() from public.orders;
  insert into private.dead_letters (topic, reason, body) select 'orders/create', 'invalid', '{}' from generate_series(1, 3) as n;
  select private.create_analytics_partition('2026-01-02');`;

beforeAll(async () => {
  server = await startPostgres17();
  await query('postgres', 'create database shop');
  const database = await openPostgres(server.url('shop'));
  await prepare(database, {...readProject('supabase'), seed: ''});
  await database.close();
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  const bin = path.join(folder, 'bin');
  env = {PG_BIN: process.env.PG_BIN ?? bin, PATH: process.env.PATH ?? '', SUPABASE_DB_URL: server.url('shop')};
  await query('shop', ROWS);
  mkdirSync(bin);
  for (const name of ['pg_dump', 'pg_restore', 'psql']) symlinkSync(PROGRAMS, path.join(bin, name));
});
afterAll(async () => {
  rmSync(folder, {recursive: true});
  await server.stop();
});

describe('backend:backup', () => {
  it('writes the data and a manifest that only their owner may read', async () => {
    const {result, output} = await run((print) => backUp(env, path.join(folder, 'all'), {print, now: () => NOW}));
    backup = String(result);
    expect(output).toMatch(/2026-06-01T02-00-00: \d+ rows of \d+ tables/);
    expect(readdirSync(backup).sort()).toEqual(['database.dump', 'manifest.json']);
    expect(statSync(backup).mode & 0o77).toBe(0);
    for (const file of readdirSync(backup)) expect(statSync(path.join(backup, file)).mode & 0o77).toBe(0);
    const manifest = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
    expect(manifest.tables).toContainEqual(expect.objectContaining({name: 'public.orders', rows: 200}));
    expect(JSON.stringify(manifest)).not.toContain('Zoë');
  });

  it.each([
    ['without an address', {SUPABASE_DB_URL: ''}, 'is missing, or no address of a database'],
    ['by the transaction pooler', {SUPABASE_DB_URL: 'postgresql://a@b.example:6543/postgres'}, 'transaction pooler'],
    ['of a server that does not answer', {SUPABASE_DB_URL: 'postgresql://a@127.0.0.1:1/x'}, 'does not answer'],
    ['without the programs', {PG_BIN: '/nowhere'}, 'pg_dump is not installed'],
  ])('makes no folder %s', async (_case, changes, message) => {
    const target = path.join(folder, 'none');
    await expect(backUp({...env, ...changes}, target, {print: () => {}})).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  });

  it('refuses programs that are older than the server', async () => {
    const bin = mkdtempSync(path.join(folder, 'old-'));
    for (const name of ['pg_dump', 'pg_restore', 'psql'])
      writeFileSync(path.join(bin, name), '#!/bin/sh\necho "pg_dump (PostgreSQL) 15.8"\n', {mode: 0o755});
    await expect(backUp({...env, PG_BIN: bin}, folder, {print: () => {}})).rejects.toThrow(
      'version 15, but the server of 17',
    );
  });
});

describe('backend:restore', () => {
  it('restores every row into an empty database, also of days without a partition', async () => {
    await query('postgres', 'create database drill');
    const {result, output} = await restoreInto('drill');
    expect(output).toContain('are as on 2026-06-01T02:00:00.000Z');
    expect(result).toBe(0);
    expect(await query('drill', 'select first_name from public.profiles')).toEqual([{first_name: `Zoë "Z" O'Hara`}]);
    // The next row gets a number that no restored row has.
    await query('drill', `insert into private.dead_letters (topic, reason, body) values ('a', 'b', '{}')`);
  });

  it('refuses a database that is in use', async () => {
    await expect(restoreInto('drill')).rejects.toThrow('public.orders has 200 rows');
  });

  it('refuses a database of something else', async () => {
    await query('postgres', 'create database other');
    await query('other', 'create table public.notes (id integer)');
    await expect(restoreInto('other')).rejects.toThrow('neither empty nor a project');
  });

  it('refuses a database with other migrations', async () => {
    await query('postgres', 'create database older template drill');
    await query('older', `delete from supabase_migrations.schema_migrations where version = '20261129160001'`);
    await expect(restoreInto('older')).rejects.toThrow('20261129160001');
  });

  it('names each table that differs from the manifest', async () => {
    const copy = mkdtempSync(path.join(folder, 'copy-'));
    for (const file of readdirSync(backup)) writeFileSync(path.join(copy, file), readFileSync(path.join(backup, file)));
    const file = path.join(copy, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const table of manifest.tables) {
      if (table.name === 'public.orders') table.rows = 201;
      if (table.name === 'public.profiles') table.digest = '1';
    }
    writeFileSync(file, JSON.stringify(manifest));
    await query('postgres', 'create database compared');
    const {result, output} = await restoreInto('compared', copy);
    expect(result).toBe(1);
    expect(output.split('\n')).toEqual([
      '✗ public.orders has 200 rows instead of 201',
      '✗ public.profiles has other values in its 1 rows',
    ]);
  });

  it('refuses data that was changed, and a folder without a backup', async () => {
    await expect(restoreInto('drill', folder)).rejects.toThrow(/There is no .*manifest.json/);
    const broken = mkdtempSync(path.join(folder, 'broken-'));
    for (const file of ['manifest.json', 'database.dump']) writeFileSync(path.join(broken, file), '{');
    await expect(restoreInto('drill', broken)).rejects.toThrow('is of another form');
    appendFileSync(path.join(backup, 'database.dump'), ' ');
    await expect(restoreInto('drill')).rejects.toThrow('is not the file that was written');
  });
});
