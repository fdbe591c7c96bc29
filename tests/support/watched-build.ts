import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The prefix of each line that a watched build logs about its cache. */
export const CACHED = 'cached ';

/** Logs every body that is written to the worker's cache. */
const PRELUDE = `{
const put = Cache.prototype.put;
Cache.prototype.put = async function (request, response) {
  console.debug(${JSON.stringify(CACHED)} + (request.url ?? request) + ' ' + (await response.clone().text()));
  return put.call(this, request, response);
};
}
`;

/**
 * Copies the production build and adds a prelude that logs cache writes; the rest of the worker is unchanged.
 * @returns its folder, and a function that removes it
 */
export function createWatchedBuild(): {readonly directory: string; remove(): void} {
  const directory = mkdtempSync(path.join(tmpdir(), 'watched-build-'));
  const server = path.join(directory, 'server');
  mkdirSync(server);
  symlinkSync(path.resolve('dist/client'), path.join(directory, 'client'));
  copyFileSync('dist/server/oxygen.json', path.join(server, 'oxygen.json'));
  writeFileSync(path.join(server, 'index.js'), PRELUDE + readFileSync('dist/server/index.js', 'utf8'));
  return {directory, remove: () => rmSync(directory, {recursive: true})};
}
