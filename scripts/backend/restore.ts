import {parseArgs} from 'node:util';
import {CommandError} from '../lib/command-error';
import {runCommand} from '../lib/run-command';
import {restore} from './backup/restore';

const USAGE = 'npm run backend:restore -- backups/2026-06-01T02-00-00 --into postgresql://…';

function readArguments(): {readonly folder: string; readonly url: string} {
  try {
    const {values, positionals} = parseArgs({allowPositionals: true, options: {into: {type: 'string'}}});
    const [folder, extra] = positionals;
    if (folder !== undefined && extra === undefined && values.into !== undefined) return {folder, url: values.into};
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), USAGE);
  }
  throw new CommandError('Name the folder of a backup and the database that it goes into.', USAGE);
}

/* `npm run backend:restore`: restores a backup into an empty database or a new project, and compares every table. */
await runCommand(() => {
  const {folder, url} = readArguments();
  return restore(process.env, folder, url, {print: (line) => console.log(line)});
});
