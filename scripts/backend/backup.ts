import {parseArgs} from 'node:util';
import {CommandError} from '../lib/command-error';
import {runCommand} from '../lib/run-command';
import {backUp} from './backup/back-up';

const USAGE = 'npm run backend:backup -- [--to backups]';

function readFolder(): string {
  try {
    return parseArgs({options: {to: {type: 'string', default: 'backups'}}}).values.to;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

/* `npm run backend:backup`: writes the database of `SUPABASE_DB_URL` into a folder. */
await runCommand(async () => {
  await backUp(process.env, readFolder(), {print: (line) => console.log(line)});
  return 0;
});
