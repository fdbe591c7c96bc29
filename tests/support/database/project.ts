import {readdirSync, readFileSync} from 'node:fs';

const SUPABASE = new URL('../../../supabase/', import.meta.url);
const TEST_FILE = /\.test\.sql$/;

const read = (url: URL) => readFileSync(url, 'utf8');
const list = (folder: string) => readdirSync(new URL(folder, SUPABASE)).sort();

/** Whoever runs SQL: one of the two engines. */
export type RunScript = (sql: string) => Promise<unknown>;

/**
 * Brings an empty database to where a Supabase project with our migrations is, as the role that is no superuser.
 *
 * @throws Error that names the file at fault
 */
export async function migrate(run: RunScript): Promise<void> {
  await run(read(new URL('bootstrap.sql', import.meta.url)));
  for (const file of list('migrations')) {
    const sql = read(new URL(`migrations/${file}`, SUPABASE));
    await run(`set role migrator; begin; ${sql}; commit; reset role`).catch((cause: unknown) => {
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, {cause});
    });
  }
}

/** Adds what only development has. */
export const seed = (run: RunScript) => run(`set role migrator; ${read(new URL('seed.sql', SUPABASE))}; reset role`);

/** The pgTAP files, by name. */
export const PGTAP_FILES: readonly (readonly [string, string])[] = list('tests')
  .filter((file) => TEST_FILE.test(file))
  .map((file) => [file.replace(TEST_FILE, ''), read(new URL(`tests/${file}`, SUPABASE))]);
