import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function tryWriteLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a folder for this process. The lock of a process that no longer runs is replaced.
 *
 * @returns a function that releases the lock
 * @throws Error that names the process that holds the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'lock');
  if (!tryWriteLock(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(`${folder} is in use by process ${holder}. Stop it first; two would destroy the data.`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, {force: true});
}
