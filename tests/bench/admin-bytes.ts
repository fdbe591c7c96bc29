import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {findRouteChains, findScriptsOf, readScriptsOf} from '../support/build-routes';

const GZIP = {level: 9};
/** A text of a copy file that no build tool writes differently, long enough to occur nowhere by chance. */
const TEXT = /'([A-Za-z][A-Za-z ,.:?]{19,})'/g;

const isAdmin = (id: string) => id.startsWith('routes/admin');

function readTexts(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('-copy.ts'));
  const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(TEXT)].map(([, text = '']) => text)));
}

/** Searches the scripts of all other pages for texts of the admin. @returns how many there are, and those found */
export function findAdminCopy(): {readonly copy: number; readonly found: readonly string[]} {
  const others = [...readTexts('app/shop'), ...readTexts('app/orders')].join('\n');
  const texts = [...readTexts('app/admin')].filter((text) => !others.includes(text));
  const scripts = readScriptsOf((id) => !isAdmin(id));
  // A search that finds nothing anywhere would prove nothing.
  const known = readScriptsOf(() => true);
  return {
    copy: texts.filter((text) => known.includes(text)).length,
    found: texts.filter((text) => scripts.includes(text)),
  };
}

/** Returns for each admin screen the gzipped bytes of its scripts beyond those of every page, the most first. */
export function weighAdmin(): readonly {readonly id: string; readonly bytes: number}[] {
  const shell = new Set(findScriptsOf((id) => id === 'root'));
  const weigh = (file: string) => gzipSync(readFileSync(file), GZIP).length;
  return findRouteChains(isAdmin)
    .map((chain) => ({
      id: chain[0] ?? '',
      bytes: findScriptsOf((id) => chain.includes(id))
        .filter((file) => !shell.has(file))
        .reduce((sum, file) => sum + weigh(file), 0),
    }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
