import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CommandError} from '../../lib/command-error';
import {DATA_FILE, MANIFEST_FILE} from './back-up';
import {connectDatabase, findServerVersion} from './connect';
import {
  compareData,
  DATA_SCHEMAS,
  digestFile,
  listSequences,
  ManifestSchema,
  SAME_TEXT,
  summarizeTables,
  type Manifest,
} from './manifest';
import {findPgPrograms, type PgPrograms} from './pg-programs';
import {prepareTarget} from './prepare-target';

type Env = Readonly<Record<string, string | undefined>>;

interface RestoreTools {
  readonly print: (line: string) => void;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @throws CommandError if the folder has no backup, or its data was changed or cut */
async function readManifest(folder: string): Promise<Manifest> {
  const [manifest, data] = [MANIFEST_FILE, DATA_FILE].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [manifest, data])
    if (!existsSync(file)) throw new CommandError(`There is no ${file}.`, 'Name the folder of one backup.');
  const parsed = ManifestSchema.safeParse(readJson(manifest));
  if (!parsed.success)
    throw new CommandError(`${manifest} is of another form.`, 'Check out the version that wrote it.');
  if ((await digestFile(data)) !== parsed.data.sha256)
    throw new CommandError(`${DATA_FILE} is not the file that was written.`, 'Take another copy of the backup.');
  return parsed.data;
}

/** Loads the rows in one transaction. @param tables are emptied first: migrations fill some, such as the kinds of jobs */
async function load(programs: PgPrograms, dump: string, url: string, tables: readonly string[]): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'restore-'));
  // A file and not a pipe: psql would commit what a reader that fails has sent so far.
  const script = path.join(temporary, 'data.sql');
  try {
    const schemas = DATA_SCHEMAS.map((name) => `--schema=${name}`);
    await programs.run('pg_restore', ['--data-only', ...schemas, `--file=${script}`, dump]);
    // Without triggers and checks of foreign keys: rows are as they were, in any order.
    const before = `set session_replication_role = replica; truncate ${tables.join(', ')}`;
    const flags = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    await programs.run('psql', [...flags, `--command=${before}`, `--file=${script}`], url);
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

/**
 * Restores a backup into an empty database or a new project, and compares every table with the manifest.
 * @returns the exit code: 1 if anything differs
 * @throws CommandError if it could not be restored; then the database has no data
 */
export async function restore(env: Env, folder: string, url: string, {print}: RestoreTools): Promise<number> {
  const startedMs = Date.now();
  const manifest = await readManifest(folder);
  const client = await connectDatabase(url, '--into');
  try {
    const programs = await findPgPrograms(env, (await findServerVersion(client)).major);
    await prepareTarget(client, url, manifest);
    const found = await summarizeTables(client);
    await load(
      programs,
      path.join(folder, DATA_FILE),
      url,
      found.map(({name}) => name),
    );
    await client.query(SAME_TEXT);
    const restored = {tables: await summarizeTables(client), sequences: await listSequences(client)};
    const differences = compareData(manifest, restored);
    for (const line of differences) print(`✗ ${line}`);
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    if (differences.length > 0) return 1;
    print(`✓ ${rows} rows of ${manifest.tables.length} tables are as on ${manifest.createdAt} (${seconds} s)`);
    return 0;
  } finally {
    await client.end();
  }
}
