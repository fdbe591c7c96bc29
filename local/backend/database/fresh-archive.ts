import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {openPglite} from './pglite-database';
import {BOOTSTRAP, prepare} from './prepare';
import type {Project} from './project';

function engineVersion(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist[\\/].*$/, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

const toFingerprint = (project: Project): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion(), BOOTSTRAP, project]))
    .digest('hex')
    .slice(0, 16);

function readIfExists(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** An archive takes forty megabytes, and each change of a migration creates another. */
const MAX_ARCHIVES = 4;

function removeOldest(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const file of files.slice(MAX_ARCHIVES)) rmSync(file, {force: true});
}

/** Writes a temporary file and renames it, because several test workers may write at once. */
function writeAtomically(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  removeOldest(path.dirname(file));
}

async function build(project: Project): Promise<Uint8Array> {
  const fail = () => Promise.reject(new Error('A migration or the seed exceeded the statement timeout.'));
  const database = await openPglite({directory: null, snapshot: null, fresh: fail});
  try {
    await prepare(database, project);
    return await database.snapshot();
  } finally {
    await database.close();
  }
}

/** A file with a database after migrations and seed. Opening it takes a fraction of the time that creating it takes. */
export interface FreshArchive {
  /** Returns the archive that an earlier run created from the same migrations, or null. */
  cached(): Uint8Array | null;
  /** Returns the archive, created if there is none. */
  get(): Promise<Uint8Array>;
}

/** @param folder - where archives are stored, named by a hash of the migrations */
export function freshArchive(project: Project, folder: string): FreshArchive {
  const file = path.join(folder, `fresh-${toFingerprint(project)}.tar`);
  return {
    cached: () => readIfExists(file),
    async get() {
      const cached = readIfExists(file);
      if (cached) return cached;
      const archive = await build(project);
      writeAtomically(file, archive);
      return archive;
    },
  };
}
