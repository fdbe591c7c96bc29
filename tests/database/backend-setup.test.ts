import pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BOOTSTRAP} from '../../local/backend/database/prepare';
import {openPostgres} from '../../local/backend/database/postgres-database';
import type {Database} from '../../local/backend/database/database';
import {startPostgres17, type Postgres17} from '../support/database/postgres-17';
import {MIGRATION_FILES} from '../support/database/project';
import {startHostedProject, type HostedProject} from '../support/hosted-project';
import {createSupabaseCli, findSupabaseCli, type SupabaseCli} from '../support/supabase-cli';

const PATIENCE_MS = 120_000;
const program = findSupabaseCli();
if (!program) console.warn('Skipped: the Supabase CLI is not installed for this platform (@supabase/cli-linux-x64).');

describe.skipIf(!program)('backend:setup of an empty project', {timeout: PATIENCE_MS}, () => {
  let server: Postgres17;
  let cli: SupabaseCli;
  let database: Database;
  let project: HostedProject;

  beforeAll(async () => {
    cli = createSupabaseCli(program ?? '');
    server = await startPostgres17();
    const owner = await server.connect();
    await owner.query('create database hosted');
    await owner.end();
    const client = new pg.Client(server.url('hosted'));
    await client.connect();
    await client.query(`${BOOTSTRAP}; alter role migrator login`);
    await client.end();
    database = await openPostgres(server.url('hosted'));
    project = await startHostedProject(database.connected.bind(database));
  }, PATIENCE_MS);
  afterAll(async () => {
    await project.close();
    await database.close();
    cli.remove();
    await server.stop();
  });

  const runCli = async (args: readonly string[]) => {
    const {code, stdout, stderr} = await cli.run(...args);
    return {code, output: stdout + stderr};
  };

  it('needs the address of the database for migrations', async () => {
    expect((await project.setUp(false)).output).toContain(`push ${MIGRATION_FILES.length} of them`);
    await expect(project.setUp(true, runCli)).rejects.toThrow('SUPABASE_DB_URL is missing');
  });

  it('says why migrations were not pushed, without the password', async () => {
    project.env.SUPABASE_DB_URL = 'postgresql://postgres:private@127.0.0.1:1/postgres?sslmode=disable';
    const act = project.setUp(true, runCli);
    await expect(act).rejects.toThrow('The migrations were not pushed');
    await expect(act).rejects.not.toThrow('private');
  });

  it('pushes the migrations by Supabase’s CLI, schedules the jobs, and has nothing to do again', async () => {
    const url = new URL(server.url('hosted'));
    url.username = 'migrator';
    url.searchParams.set('sslmode', 'disable');
    project.env.SUPABASE_DB_URL = url.href;
    const {output} = await project.setUp(true, runCli);
    expect(output).toContain(`✓ push ${MIGRATION_FILES.length} of them`);
    const jobs = await database.connected((connection) =>
      connection.query<{jobname: string}>('select jobname from cron.job order by jobname'),
    );
    expect(jobs.map(({jobname}) => jobname)).toEqual(['reconcile-orders', 'roll up analytics']);
    expect((await project.setUp(true, runCli)).output).toContain('Nothing to do.');
  });
});
