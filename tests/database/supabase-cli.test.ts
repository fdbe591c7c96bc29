import {readdirSync} from 'node:fs';
import pg from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {BOOTSTRAP} from '../../local/backend/database/prepare';
import {parseSigningKey} from '../../local/backend/keys';
import {startPostgres17, type Postgres17} from '../support/database/postgres-17';
import {createSupabaseCli, findSupabaseCli, type SupabaseCli} from '../support/supabase-cli';

const MIGRATIONS = readdirSync('supabase/migrations').map((file) => file.slice(0, 14));
/** Hints about usage so far, and about tables that no API exposes. */
const ACCEPTED_HINTS = ['unused_index', 'rls_enabled_no_policy'];
const PATIENCE_MS = 120_000;

const Lints = z.array(z.object({name: z.string(), level: z.string(), detail: z.string()}));

const program = findSupabaseCli();
if (!program) console.warn('Skipped: the Supabase CLI is not installed for this platform (@supabase/cli-linux-x64).');

describe.skipIf(!program)('the Supabase CLI in a fresh clone', {timeout: PATIENCE_MS}, () => {
  let server: Postgres17;
  let cli: SupabaseCli;

  beforeAll(async () => {
    cli = createSupabaseCli(program ?? '');
    server = await startPostgres17();
  }, PATIENCE_MS);
  afterAll(async () => {
    cli.remove();
    await server.stop();
  });

  /**
   * Creates a database in the state of a new hosted project. @returns its URL for the CLI, as the role that pushes
   * migrations
   */
  async function createProject(database: string): Promise<string> {
    const owner = await server.connect();
    await owner.query(`create database ${database}`);
    await owner.end();
    const client = new pg.Client(server.url(database));
    await client.connect();
    await client.query(`${BOOTSTRAP}; alter role migrator login`);
    await client.end();
    const url = new URL(server.url(database));
    url.username = 'migrator';
    url.searchParams.set('sslmode', 'disable');
    return `--remote=${url.href}`;
  }

  /** Runs a command that must succeed without a deprecation warning. @returns its output */
  async function run(...args: readonly string[]): Promise<string> {
    const {code, stdout, stderr} = await cli.run(...args);
    expect(code, stderr).toBe(0);
    expect(stderr).not.toContain('deprecated');
    return stdout;
  }

  const appliedMigrations = async (remote: string) =>
    (await run('migration', 'list', remote))
      .match(/^ +`\d{14}` .*$/gm)
      ?.map((line) => line.split('|')[1]?.replace(/[` ]/g, ''));

  it('generates a signing key that the storefront accepts', async () => {
    const key = await run('gen', 'signing-key', '--algorithm', 'ES256');
    expect(parseSigningKey(key)).toMatchObject({alg: 'ES256'});
  });

  it('lists the migrations, pushes them, and lists them as applied', async () => {
    const remote = await createProject('pushed');
    expect(await appliedMigrations(remote)).toEqual(MIGRATIONS.map(() => ''));
    await run('db', 'push', '--yes', remote);
    expect(await appliedMigrations(remote)).toEqual(MIGRATIONS);
  });

  it('reports no error, no warning and only accepted hints about the schema', async () => {
    const remote = await createProject('linted');
    await run('db', 'push', '--yes', remote);
    const lints = Lints.parse(JSON.parse(await run('db', 'advisors', '--level', 'info', '--fail-on', 'none', remote)));
    // These findings show that the linter has read the schema.
    expect(lints.map(({name}) => name)).toEqual(expect.arrayContaining(ACCEPTED_HINTS));
    expect(lints.filter(({name, level}) => level !== 'INFO' || !ACCEPTED_HINTS.includes(name))).toEqual([]);
  });
});
