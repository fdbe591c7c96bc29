import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The digest of what each check on change depends on, as of its last success. It is committed. */
const FILE = 'tests/passed.json';

const readDigests = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/**
 * Returns one digest of names and contents of all files below some paths, new ones included and ignored ones left out.
 * It is the same in every checkout: neither times nor line endings count.
 */
export function digestOf(paths, root = '.') {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', list, {cwd: root, encoding: 'utf8'}).split('\0');
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const source = path.join(root, file);
    // Git lists deleted files until their deletion is committed.
    if (!file || !existsSync(source)) continue;
    hash.update(`${file}\0${readFileSync(source, 'latin1').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex');
}

export const hasPassed = (name, digest) => readDigests()[name] === digest;

export function recordPassed(name, digest) {
  writeFileSync(FILE, `${JSON.stringify({...readDigests(), [name]: digest}, null, 2)}\n`);
}
