import {readdirSync, readFileSync} from 'node:fs';
import {BOOTSTRAP} from '../../../local/backend/database/prepare';

const SUPABASE = new URL('../../../supabase/', import.meta.url);
const TEST_FILE = /\.test\.sql$/;

const read = (url: URL) => readFileSync(url, 'utf8');
const list = (folder: string) => readdirSync(new URL(folder, SUPABASE)).sort();

// Older hosted projects grant API roles access to all new objects: the migrations must be safe there too.
const OPEN_BY_DEFAULT = `
  alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;`;

/** Runs a script on either of the two engines. */
export type RunScript = (sql: string) => Promise<unknown>;

/** The names of the migrations, in their order. */
export const MIGRATION_FILES: readonly string[] = list('migrations');

/**
 * Migrates an empty database like a hosted project, as a role that is no superuser.
 * @param files all migrations, or the first ones
 * @throws Error that names the failed file
 */
export async function migrate(run: RunScript, files = MIGRATION_FILES): Promise<void> {
  await run(`${BOOTSTRAP}; ${OPEN_BY_DEFAULT}`);
  await applyMigrations(run, files);
}

/** Applies further migrations. @throws Error that names the failed file */
export async function applyMigrations(run: RunScript, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const sql = read(new URL(`migrations/${file}`, SUPABASE));
    await run(`set role migrator; begin; ${sql}; commit; reset role`).catch((cause: unknown) => {
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
    });
  }
}

/** Applies the development seed. */
export const seed = (run: RunScript) => run(`set role migrator; ${read(new URL('seed.sql', SUPABASE))}; reset role`);

export const PGTAP_FILES: readonly (readonly [string, string])[] = list('tests')
  .filter((file) => TEST_FILE.test(file))
  .map((file) => [file.replace(TEST_FILE, ''), read(new URL(`tests/${file}`, SUPABASE))]);
