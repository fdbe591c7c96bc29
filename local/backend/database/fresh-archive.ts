import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {openPglite} from './pglite-database';
import {BOOTSTRAP, prepare} from './prepare';
import type {Project} from './project';

function engineVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('@electric-sql/pglite').replace(/dist[\\/].*$/, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

const fingerprint = (project: Project): string =>
  createHash('sha256').update(JSON.stringify([engineVersion(), BOOTSTRAP, project])).digest('hex').slice(0, 16);

function readIfThere(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Writes beside the file and renames: several test workers may do so at once. */
function writeWhole(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
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

/**
 * Gives a database as migrations and seed leave it. Making one takes seconds, opening a kept one a fraction.
 *
 * @param cache - folder where archives are kept, by what they are made of
 */
export async function freshArchive(project: Project, cache: string): Promise<Uint8Array> {
  const file = path.join(cache, `fresh-${fingerprint(project)}.tar`);
  const kept = readIfThere(file);
  if (kept) return kept;
  const made = await build(project);
  writeWhole(file, made);
  return made;
}
