import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const FOLDERS = ['../../seed/media/pictures/', './'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const SOURCE = /(?<!\.test)\.(?:ts|svgz)$/;

let version: string | undefined;

/** Returns a hash of the masters and of the code that renders them. Cache keys and ETags contain it, so any change invalidates both. */
export function pictureVersion(): string {
  if (version) return version;
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const sources = readdirSync(folder).filter((name) => SOURCE.test(name));
    for (const name of sources.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  version = hash.digest('hex').slice(0, 16);
  return version;
}
