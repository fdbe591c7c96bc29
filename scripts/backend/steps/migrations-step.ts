import {CommandError} from '../../lib/command-error';
import {compareMigrations, findAppliedMigrations, listMigrations} from '../migrations';
import type {Project, SetupStep} from '../project';

const LAST_LINES = 6;

async function push({runCli, settings}: Project): Promise<void> {
  const url = settings.SUPABASE_DB_URL;
  if (url === undefined)
    throw new CommandError(
      'SUPABASE_DB_URL is missing, which migrations are pushed to.',
      'Dashboard: Connect, Session pooler. Put it into .env.backend with the password of the database.',
    );
  const {code, output} = await runCli(['db', 'push', '--yes', `--remote=${url}`]);
  if (code === 0) return;
  const lines = output.replaceAll(url, 'SUPABASE_DB_URL').trim().split('\n').slice(-LAST_LINES);
  throw new CommandError(
    `The migrations were not pushed:\n  ${lines.join('\n  ')}`,
    'Repair what it names; run again.',
  );
}

/** The tables and functions, by Supabase's own CLI, which records each migration. */
export const migrationsStep: SetupStep = {
  title: 'Migrations',
  async plan(project) {
    const applied = await findAppliedMigrations(project.client);
    const {pending, unknown} = compareMigrations(listMigrations(project.folder), applied);
    if (unknown.length > 0)
      throw new CommandError(
        `The project has migrations that this checkout lacks: ${unknown.join(', ')}`,
        'Check out the version that is deployed, or a newer one.',
      );
    if (pending.length === 0) return [];
    return [{what: `push ${pending.length} of them, up to ${pending.at(-1)}`, apply: () => push(project)}];
  },
};
