import {CommandError} from '../lib/command-error';
import {runCommand} from '../lib/run-command';
import {checkBackend} from './check/check-backend';

/* `npm run backend:check [-- --json]`: says whether the hosted project is set up, protected and running. */
await runCommand(() => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined)
    throw new CommandError(`There is no option ${unknown}.`, 'npm run backend:check -- [--json]');
  return checkBackend(process.env, {isJson: args.includes('--json')}, {print: (line) => console.log(line)});
});
