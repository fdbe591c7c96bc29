import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import type pg from 'pg';
import {z} from 'zod';

/** What is backed up: everything of this project. Supabase's own schemas belong to the project that they are in. */
export const BACKUP_SCHEMAS = ['public', 'private', 'supabase_migrations'] as const;

const TableSchema = z.object({
  name: z.string(),
  rows: z.int(),
  /** Depends on every value of every row, and not on their order. */
  digest: z.string(),
});

export type TableSummary = z.infer<typeof TableSchema>;

export const ManifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The version of Postgres that the backup comes from. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** The SHA-256 of the file with the data. */
  sha256: z.string(),
  tables: z.array(TableSchema),
  sequences: z.array(z.object({name: z.string(), value: z.string().nullable()})),
});

export type Manifest = z.infer<typeof ManifestSchema>;

/** Values are compared as text, so that both databases must write them in the same way. */
export const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = ''`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind = 'r' order by 1`;

const SEQUENCES = `
  select format('%I.%I', s.schemaname, s.sequencename) as name, s.last_value::text as value
  from pg_catalog.pg_sequences as s where s.schemaname = any ($1) order by 1`;

/** The schemas whose rows a backup restores: migrations are applied, not restored. */
export const DATA_SCHEMAS = BACKUP_SCHEMAS.filter((name) => name !== 'supabase_migrations');

/** Counts and summarizes every table. @param client within a transaction, if the tables are in use */
export async function summarizeTables(client: pg.ClientBase): Promise<TableSummary[]> {
  const {rows} = await client.query<{name: string}>(TABLES, [DATA_SCHEMAS]);
  const summaries: TableSummary[] = [];
  for (const {name} of rows) {
    const {rows: counts} = await client.query<{rows: number; digest: string}>(
      `select count(*)::integer as rows,
        coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest from only ${name} as t`,
    );
    summaries.push({name, rows: counts[0]?.rows ?? 0, digest: counts[0]?.digest ?? '0'});
  }
  return summaries;
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  return (await client.query<{name: string; value: string | null}>(SEQUENCES, [DATA_SCHEMAS])).rows;
}

export async function listAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const sql = 'select version from supabase_migrations.schema_migrations order by version';
  return (await client.query<{version: string}>(sql)).rows.map(({version}) => version);
}

export async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Returns one line for each table and sequence that differs. */
export function compareData(
  wanted: Pick<Manifest, 'sequences' | 'tables'>,
  found: Pick<Manifest, 'sequences' | 'tables'>,
): readonly string[] {
  const tables = wanted.tables.flatMap(({name, rows, digest}) => {
    const other = found.tables.find((table) => table.name === name);
    if (!other) return rows === 0 ? [] : [`${name} does not exist, and had ${rows} rows`];
    if (other.rows !== rows) return [`${name} has ${other.rows} rows instead of ${rows}`];
    return other.digest === digest ? [] : [`${name} has other values in its ${rows} rows`];
  });
  const sequences = wanted.sequences.flatMap(({name, value}) => {
    const other = found.sequences.find((sequence) => sequence.name === name);
    return other?.value === value
      ? []
      : [`${name} is at ${other?.value ?? 'nothing'} instead of ${value ?? 'nothing'}`];
  });
  return [...tables, ...sequences];
}
