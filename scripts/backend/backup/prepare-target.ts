import type pg from 'pg';
import {openPostgres} from '../../../local/backend/database/postgres-database';
import {prepare} from '../../../local/backend/database/prepare';
import {readProject} from '../../../local/backend/database/project';
import {CommandError} from '../../lib/command-error';
import {compareMigrations} from '../migrations';
import {listAppliedMigrations, summarizeTables, type Manifest} from './manifest';

const PARTITION = /^private\.analytics_events_(\d{8})$/;

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const sql = `select to_regclass('supabase_migrations.schema_migrations') is not null as found`;
  return (await client.query<{found: boolean}>(sql)).rows[0]?.found ?? false;
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const sql = `select count(*)::integer as count from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n
    on n.oid = c.relnamespace where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  return (await client.query<{count: number}>(sql)).rows[0]?.count === 0;
}

/** Applies the migrations of the backup to an empty database, with what Supabase has before the first one. */
async function createTables(url: string, {migrations}: Manifest): Promise<void> {
  const project = readProject('supabase');
  const {unknown} = compareMigrations(
    project.migrations.map(({version}) => version),
    migrations,
  );
  if (unknown.length > 0)
    throw new CommandError(
      `The backup has migrations that this checkout lacks: ${unknown.join(', ')}`,
      'Check out the version that the backup is of.',
    );
  const database = await openPostgres(url);
  try {
    const known = project.migrations.filter(({version}) => migrations.includes(version));
    await prepare(database, {...project, migrations: known, seed: ''});
  } finally {
    await database.close();
  }
}

/**
 * Prepares a database for the data of a backup: an empty one of Postgres, or a new project of Supabase with its migrations.
 * @throws CommandError if it has other migrations, or contains anything
 */
export async function prepareTarget(client: pg.Client, url: string, manifest: Manifest): Promise<void> {
  if (!(await hasMigrations(client))) {
    if (!(await isEmpty(client)))
      throw new CommandError(
        'The database is neither empty nor a project with the migrations of the backup.',
        'For a new project of Supabase, run npm run backend:setup first; for a drill, create an empty database.',
      );
    await createTables(url, manifest);
  }
  const {pending, unknown} = compareMigrations(manifest.migrations, await listAppliedMigrations(client));
  if (pending.length + unknown.length > 0)
    throw new CommandError(
      `The database has other migrations than the backup: ${[...pending, ...unknown].join(', ')}`,
      'Check out the version that the backup is of, and run npm run backend:setup for a new project.',
    );
  const filled = (await summarizeTables(client)).filter(({name, rows}) => name.startsWith('public.') && rows > 0);
  if (filled.length > 0)
    throw new CommandError(
      `The database is in use: ${filled.map(({name, rows}) => `${name} has ${rows} rows`).join(', ')}`,
      'A backup is restored into a new project or an empty database only.',
    );
  for (const {name} of manifest.tables) {
    const day = PARTITION.exec(name)?.[1];
    if (day !== undefined) await client.query('select private.create_analytics_partition($1::date)', [day]);
  }
}
