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

const fingerprint = (project: Project): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion(), BOOTSTRAP, project]))
    .digest('hex')
    .slice(0, 16);

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Each is forty megabytes, and each change of a migration makes another. */
const MAX_KEPT = 4;

function forgetOldest(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tar'))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const file of files.slice(MAX_KEPT)) rmSync(file, {force: true});
}

/** Writes beside the file and renames: several test workers may do so at once. */
function writeWhole(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  forgetOldest(path.dirname(file));
}

async function build(project: Project): Promise<Uint8Array> {
  const refuse = () => Promise.reject(new Error('A migration or the seed takes longer than a statement may.'));
  const database = await openPglite({directory: null, snapshot: null, fresh: refuse});
  try {
    await prepare(database, project);
    return await database.snapshot();
  } finally {
    await database.close();
  }
}

/** A database as migrations and seed leave it, in one file: opening it takes a fraction of making it. */
export interface FreshArchive {
  /** @returns what an earlier run made of the same migrations, or null. */
  kept(): Uint8Array | null;
  /** @returns the same, made when there is none. */
  get(): Promise<Uint8Array>;
}

/** @param folder - where archives are kept, by what they are made of */
export function freshArchive(project: Project, folder: string): FreshArchive {
  const file = path.join(folder, `fresh-${fingerprint(project)}.tar`);
  return {
    kept: () => readIfThere(file),
    async get() {
      const kept = readIfThere(file);
      if (kept) return kept;
      const made = await build(project);
      writeWhole(file, made);
      return made;
    },
  };
}
