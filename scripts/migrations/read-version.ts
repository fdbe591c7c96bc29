import {execFileSync} from 'node:child_process';
import {CommandError} from '../lib/command-error';

export const TYPES_FILE = 'app/platform/supabase/database.types.ts';
const MIGRATIONS = 'supabase/migrations';
const MOST_BYTES = 2 ** 26;

/** What git has of a version that runs. */
export interface RunningVersion {
  /** The generated types of its database. */
  readonly types: string;
  readonly isUsed: (name: string) => boolean;
  /** The migrations that were changed or removed since, although they were pushed. */
  readonly changedMigrations: readonly string[];
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'ignore']});
}

/** Returns all words of the sources that run, apart from the generated types. */
function readWords(version: string): ReadonlySet<string> {
  const lines = git(
    'grep',
    '--no-color',
    '-h',
    '-o',
    '-E',
    '[A-Za-z_][A-Za-z0-9_]*',
    version,
    '--',
    'app',
    'server.ts',
    `:!${TYPES_FILE}`,
  );
  return new Set(lines.split('\n'));
}

/** @throws CommandError if git does not know the version */
export function readRunningVersion(version: string): RunningVersion {
  try {
    const commit = git('rev-parse', '--verify', '--quiet', `${version}^{commit}`).trim();
    const changed = git('diff', '--name-only', '--diff-filter=MDR', '--no-renames', commit, '--', MIGRATIONS);
    const words = readWords(commit);
    return {
      types: git('show', `${commit}:${TYPES_FILE}`),
      isUsed: (name) => words.has(name),
      changedMigrations: changed.split('\n').filter(Boolean),
    };
  } catch {
    throw new CommandError(
      `git does not know the version ${version}, or it has no ${TYPES_FILE}.`,
      'Name what is deployed: npm run migrations:check -- <commit>. A shallow clone lacks it: git fetch --unshallow.',
    );
  }
}
