import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a folder for this process alone; what a dead process left is taken over.
 *
 * @returns gives the folder free
 * @throws Error that names the process which holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'lock');
  if (!tryToWrite(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(`${folder} is in use by process ${holder}. Stop it first; two would destroy the data.`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, {force: true});
}
