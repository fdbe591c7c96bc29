import {readFileSync} from 'node:fs';
import {SqlError, type Connection, type Database} from './database';
import type {Migration, Project} from './project';

/** The SQL for the state of a hosted project before its first migration. */
export const BOOTSTRAP = ['./roles.sql', '../auth/auth.sql', '../realtime/realtime.sql']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

// A script that resets its role would run as superuser, which a hosted project does not allow.
const CHANGES_ROLE = /\b(?:reset|set)\s+(?:local\s+|session\s+)?(?:role|session\s+authorization)\b/i;

async function runAsMigrator(connection: Connection, file: string, sql: string, values: readonly string[] | null) {
  if (CHANGES_ROLE.test(sql)) throw new Error(`${file} changes its role, which the local backend rejects.`);
  await connection.script('set role migrator; set search_path to public, extensions; begin');
  try {
    await connection.script(sql);
    await connection.script('commit; reset role; reset search_path');
    if (values) {
      await connection.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
        values,
      );
    }
  } catch (error) {
    await connection.script('rollback; reset role; reset search_path');
    if (error instanceof SqlError) throw new Error(`${file}: ${error.message} (${error.code})`, {cause: error});
    throw error;
  }
}

const migrate = (connection: Connection, {version, name, sql}: Migration) =>
  runAsMigrator(connection, `${version}_${name}.sql`, sql, [version, name, sql]);

async function isBootstrapped(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{found: boolean}>(`select to_regnamespace('gateway') is not null as found`);
  return row?.found ?? false;
}

/**
 * Applies the pending migrations to a database, and bootstrap and seed when it is new.
 *
 * @throws Error that names the file that failed
 */
export function prepare(database: Database, {migrations, seed}: Project): Promise<void> {
  return database.connected(async (connection) => {
    const isNew = !(await isBootstrapped(connection));
    if (isNew) await connection.script(`begin; ${BOOTSTRAP}; commit`);
    const rows = await connection.query<{version: string}>('select version from supabase_migrations.schema_migrations');
    const applied = new Set(rows.map(({version}) => version));
    for (const migration of migrations) if (!applied.has(migration.version)) await migrate(connection, migration);
    if (isNew && seed) await runAsMigrator(connection, 'seed.sql', seed, null);
  });
}
