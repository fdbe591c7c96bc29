import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns the time of the newest change below a path; folders count, so that deleted files are detected. */
function newest(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((entry) => newest(path.join(file, entry))));
}

/** Returns whether a file is newer than all files and folders that it is made of. */
export const isFresh = (result, sources) =>
  existsSync(result) && Math.max(...sources.map(newest)) < statSync(result).mtimeMs;
