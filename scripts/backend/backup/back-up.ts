import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {connectDatabase, findServerVersion} from './connect';
import {
  BACKUP_SCHEMAS,
  digestFile,
  listAppliedMigrations,
  listSequences,
  SAME_TEXT,
  summarizeTables,
  type Manifest,
} from './manifest';
import {findPgPrograms} from './pg-programs';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

type Env = Readonly<Record<string, string | undefined>>;

/** The files of a backup. */
export const DATA_FILE = 'database.dump';
export const MANIFEST_FILE = 'manifest.json';

interface BackupTools {
  readonly print: (line: string) => void;
  readonly now?: () => Date;
}

/** The time in a form that every file system accepts in a name. */
const toFolderName = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/**
 * Writes a backup of the database of `SUPABASE_DB_URL` into a new folder. The counts are those of the very moment that the
 * data is of, while the shop goes on.
 * @param folder that of all backups
 * @returns the folder of this one
 * @throws CommandError if there is no database, or no program to read it; then there is no folder either
 */
export async function backUp(env: Env, folder: string, {print, now = () => new Date()}: BackupTools): Promise<string> {
  const client = await connectDatabase(env.SUPABASE_DB_URL, 'SUPABASE_DB_URL');
  const startedAt = now();
  const target = path.join(folder, toFolderName(startedAt));
  try {
    const {major, text} = await findServerVersion(client);
    const programs = await findPgPrograms(env, major);
    mkdirSync(target, {recursive: true, mode: OWNER_ONLY_FOLDER});
    const file = path.join(target, DATA_FILE);
    writeFileSync(file, '', {mode: OWNER_ONLY});
    await client.query(`${SAME_TEXT}; begin isolation level repeatable read read only`);
    const {rows} = await client.query<{snapshot: string}>('select pg_export_snapshot() as snapshot');
    const flags = [
      '--format=custom',
      ...BACKUP_SCHEMAS.map((name) => `--schema=${name}`),
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${file}`,
    ];
    await programs.run('pg_dump', flags, env.SUPABASE_DB_URL ?? '');
    const manifest: Manifest = {
      format: 1,
      createdAt: startedAt.toISOString(),
      postgres: text,
      migrations: await listAppliedMigrations(client),
      sha256: await digestFile(file),
      tables: await summarizeTables(client),
      sequences: await listSequences(client),
    };
    writeFileSync(path.join(target, MANIFEST_FILE), JSON.stringify(manifest, null, 2), {mode: OWNER_ONLY});
    const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(`✓ ${target}: ${count} rows of ${manifest.tables.length} tables`);
    return target;
  } catch (error) {
    rmSync(target, {recursive: true, force: true});
    throw error;
  } finally {
    await client.end();
  }
}
