import {CommandError} from '../lib/command-error';
import {fillEnvFile} from '../lib/fill-env-file';
import {runCommand} from '../lib/run-command';
import {readSettings} from '../lib/local-env.mjs';
import {runSupabaseCli} from './run-supabase-cli';
import {setUpBackend} from './set-up-backend';

/* `npm run backend:setup [-- --apply]`: sets up a hosted Supabase project, or shows what it would do. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--apply');
  if (unknown !== undefined)
    throw new CommandError(`There is no option ${unknown}.`, 'npm run backend:setup -- [--apply]');
  const tools = {
    print: (line: string) => console.log(line),
    runCli: runSupabaseCli,
    store: (settings: Readonly<Record<string, string>>) => fillEnvFile('.env', settings),
  };
  const readEnv = (): NodeJS.ProcessEnv => ({...process.env, ...(readSettings() as NodeJS.ProcessEnv)});
  return setUpBackend(readEnv, {isApplied: args.includes('--apply')}, tools);
});
