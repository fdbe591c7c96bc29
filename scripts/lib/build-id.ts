import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';

/** What the bundle depends on. */
const SOURCES = ['app', 'public', 'scripts/lib', 'server.ts', 'vite.config.ts', 'package-lock.json'];

const ID_LENGTH = 16;

function filesIn(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const entries = readdirSync(source, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** Returns the same id for the same sources, so that equal builds share their cached pages and different ones do not. */
export function createBuildId(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Replaces `__BUILD_ID__` in the worker. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    config: (_config, {isSsrBuild, command}) => ({
      define: {__BUILD_ID__: JSON.stringify(isSsrBuild && command === 'build' ? createBuildId() : 'development')},
    }),
  };
}
