import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const FOLDERS = ['../../seed/media/', './'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const SOURCE = /(?<!\.test)\.(?:ts|mjs)$/;

let known: string | undefined;

/**
 * @returns a short hash of all code that decides how a picture looks: when a line of it changes, so does the name under which
 *   pictures are cached and tagged, and nobody is shown yesterday's drawing.
 */
export function drawingVersion(): string {
  if (known) return known;
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const sources = readdirSync(folder).filter((name) => SOURCE.test(name));
    for (const name of sources.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  known = hash.digest('hex').slice(0, 16);
  return known;
}
