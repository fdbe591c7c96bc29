import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {z} from 'zod';
import {createManagementState, type ManagementState} from '../../local/management/management-state';
import {createManagementClient} from '../../scripts/backend/management-client';
import {parseBackendSettings} from '../../scripts/backend/backend-settings';
import {startLocalBackend, type LocalBackend} from '../support/backend';
import {startHostedProject, type HostedProject} from '../support/hosted-project';

const NOW = new Date('2026-06-01T12:00:00Z');
const LEGACY = {name: 'anon', type: 'legacy', api_key: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.x'} as const;

let backend: LocalBackend;
let project: HostedProject;
beforeAll(async () => void (backend = await startLocalBackend({projectFolder: 'supabase', isShared: true})));
afterAll(() => backend.close());

const sql = (script: string) => backend.database.connected((connection) => connection.script(script));

const backendSettings = () => ({
  SUPABASE_URL: backend.origin,
  SUPABASE_JWT_SIGNING_KEY: JSON.stringify(backend.keys.imported),
  SUPABASE_AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.com',
  SUPABASE_AUTH_EXTERNAL_GOOGLE_SECRET: 'GOCSPX-secret',
});

const ownKeys = () => [
  LEGACY,
  {name: 'default', type: 'publishable' as const, api_key: backend.config.publishableKey},
  {name: 'default', type: 'secret' as const, api_key: backend.config.secretKey},
];

async function start(changes: Partial<ManagementState> = {}, settings: Record<string, string> = backendSettings()) {
  const backups = [{status: 'COMPLETED' as const, inserted_at: '2026-06-01T02:00:00Z'}];
  const connected = backend.database.connected.bind(backend.database);
  return startHostedProject(connected, {apiKeys: ownKeys(), backups, ...changes}, settings);
}

beforeEach(async () => void (project = await start()));
afterEach(async () => {
  await project.close();
  await sql(
    'drop schema if exists cron cascade; drop schema if exists net cascade; drop schema if exists vault cascade',
  );
  await backend.restore();
});

/** What a minute of operation leaves behind. */
const run = (minutesAgo = 1) =>
  sql(`
    insert into cron.job_run_details (jobid, status, end_time)
    select jobid, 'succeeded', timestamptz '${NOW.toISOString()}' - interval '${minutesAgo} minutes' from cron.job;
    insert into private.last_reconciliation (at, report) values (timestamptz '${NOW.toISOString()}' - interval '${minutesAgo} minutes', '{}')
      on conflict (is_only_row) do update set at = excluded.at;
    delete from private.health_checks;
    insert into private.health_checks (at) values (timestamptz '${NOW.toISOString()}' - interval '${minutesAgo} minutes');
  `);

describe('backend:setup', () => {
  it('changes nothing in a dry run, and says what it would', async () => {
    const {output} = await project.setUp(false);
    expect(project.writes).toEqual([]);
    expect(output).toContain('dry run');
    expect(output).toContain('external_email_enabled is true instead of false');
    expect(output).toContain('private_only is false instead of true');
    expect(output).toContain('disable the legacy keys');
    expect(output).toContain('enable the extension pg_cron');
    expect(project.state).toEqual(createManagementState({apiKeys: ownKeys(), backups: project.state.backups}));
  });

  it('sets up a project that a check finds ready, and has nothing to do again', async () => {
    await project.setUp();
    expect(project.state.auth).toMatchObject({
      site_url: 'https://shop.example',
      uri_allow_list: '',
      external_email_enabled: false,
      external_google_client_id: 'shop.apps.googleusercontent.com',
      external_google_secret: 'GOCSPX-secret',
    });
    expect(project.state.signingKeys).toMatchObject([{status: 'in_use', public_jwk: {kid: backend.keys.imported.kid}}]);
    expect(JSON.stringify(project.state.signingKeys)).not.toContain(backend.keys.imported.d);
    const {output} = await project.setUp();
    expect(output).toContain('Nothing to do.');
    await run();
    const {code, problems} = await project.check(NOW);
    expect(problems).toEqual([]);
    expect(code).toBe(0);
  });

  it('makes what is missing, stores it, and prints none of it', async () => {
    await project.close();
    project = await start({apiKeys: [LEGACY]}, {SUPABASE_URL: backend.origin});
    const {output} = await project.setUp();
    const stored = [
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'SUPABASE_JWT_SIGNING_KEY',
      'SESSION_SECRETS',
      'RECONCILE_SECRET',
    ];
    for (const name of stored) {
      expect(project.env[name]).toBeTruthy();
      expect(output).not.toContain(project.env[name]);
    }
    expect((await project.setUp()).output).toContain('Nothing to do.');
  });

  it('continues after an interruption at any point, and ends in the same state', async () => {
    await project.setUp();
    const wanted = structuredClone(project.state);
    for (const requests of [1, 3, 5, 6, 8, 9, 10, 12, 14, 16]) {
      await project.close();
      await sql(
        'drop schema if exists cron cascade; drop schema if exists net cascade; drop schema if exists vault cascade',
      );
      project = await start();
      project.failAfter(requests);
      await expect(project.setUp()).rejects.toThrow('500');
      project.failAfter(Infinity);
      await project.setUp();
      expect(project.state).toEqual(wanted);
    }
  });

  it('waits for another run, and then has nothing to do', async () => {
    const runs = await Promise.all([project.setUp(), project.setUp()]);
    const texts = runs.map(({output}) => output);
    expect(texts.filter((text) => text.includes('waiting for it to end'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Nothing to do.'))).toHaveLength(1);
  });

  it('ends with a message if the other run does not end', async () => {
    await project.setUp();
    await sql(`insert into backend_setup.claims (run, ends_at) values (gen_random_uuid(), 'infinity')`);
    await expect(project.setUp(true, undefined, {maxWaitMs: 50})).rejects.toThrow('Another run is at work');
    await sql('delete from backend_setup.claims');
  });

  it('follows a move of the shop and a new secret', async () => {
    await project.setUp();
    Object.assign(project.env, {
      PUBLIC_ORIGIN: 'https://new.example',
      RECONCILE_SECRET: 'a new secret of thirty-two letters',
    });
    const {output} = await project.setUp();
    expect(output).toContain('site_url');
    expect(output).toContain('store RECONCILE_SECRET in the vault');
    expect(output).toContain('schedule reconcile-orders every minute');
    expect((await project.setUp()).output).toContain('Nothing to do.');
  });

  it.each([
    ['the keys of another project', {SUPABASE_SECRET_KEY: 'sb_secret_other'}, 'no secret key of this project'],
    ['a signing key without a UUID', {SUPABASE_JWT_SIGNING_KEY: '{"kid": "7"}'}, 'UUID'],
    ['a wrong access token', {SUPABASE_ACCESS_TOKEN: 'sbp_other'}, '401'],
    ['an unknown project', {SUPABASE_PROJECT_REF: 'aaaaaaaaaaaaaaaaaaaa'}, '404'],
  ])('refuses %s', async (_case, settings, message) => {
    Object.assign(project.env, settings);
    await expect(project.setUp()).rejects.toThrow(message);
  });

  it.each([
    ['is paused', {status: 'INACTIVE'}, 'INACTIVE'],
    ['has another Postgres', {postgresVersion: '15.8.1'}, '15.8.1'],
  ])('refuses a project that %s', async (_case, changes, message) => {
    Object.assign(project.state, changes);
    await expect(project.setUp()).rejects.toThrow(message);
    expect(project.writes).toEqual([]);
  });

  it('refuses a project that is ahead of this checkout', async () => {
    await sql(`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`);
    await expect(project.setUp()).rejects.toThrow('29990101000000');
    await sql(`delete from supabase_migrations.schema_migrations where version = '29990101000000'`);
  });

  it('names settings that are missing, and no value', () => {
    const env = {SUPABASE_ACCESS_TOKEN: 'sbp_private', SUPABASE_PROJECT_REF: 'short'};
    const act = () => parseBackendSettings(env);
    expect(act).toThrow(/SUPABASE_PROJECT_REF must be[\s\S]*PUBLIC_ORIGIN is missing/);
    expect(act).not.toThrow(/sbp_private|short/);
  });
});

describe('backend:check', () => {
  beforeEach(async () => {
    await project.setUp();
    await run();
  });

  const areas = async () => (await project.check(NOW)).problems.map(({area, message}) => `${area}: ${message}`);

  it.each<[string, () => unknown, string]>([
    [
      'a setting that someone changed',
      () => (project.state.auth.external_email_enabled = true),
      'Authentication: external_email_enabled',
    ],
    ['public channels', () => (project.state.realtime.private_only = false), 'Realtime: private_only'],
    ['another exposed schema', () => (project.state.dataApi.db_schema = 'public,private'), 'Data API: db_schema'],
    ['legacy keys', () => (project.state.isLegacyEnabled = true), 'Legacy keys: are enabled'],
    [
      'a finding of the linter',
      () => project.state.lints.security.push({name: 'rls_disabled_in_public', level: 'ERROR', detail: 'a table'}),
      'Advisor rls_disabled_in_public',
    ],
    [
      'an old backup',
      () => project.state.backups.splice(0, 1, {status: 'COMPLETED', inserted_at: '2026-05-30T02:00:00Z'}),
      'Backups: the newest is 58 hours old',
    ],
    ['no backup', () => project.state.backups.splice(0), 'Backups: there is none'],
    [
      'a job that failed',
      () => sql(`update cron.job_run_details set status = 'failed'`),
      'Job reconcile-orders: ended with the status failed',
    ],
    [
      'a job that is switched off',
      () => sql(`update cron.job set active = false where jobname = 'reconcile-orders'`),
      'Job reconcile-orders: is switched off',
    ],
    ['jobs that do not run', () => run(9), 'Reconciliation of orders: last ran 9 minutes ago'],
    [
      'another signing key',
      () =>
        (project.env.SUPABASE_JWT_SIGNING_KEY = JSON.stringify({...backend.keys.imported, kid: crypto.randomUUID()})),
      'Signing key',
    ],
    ['a key of another project', () => project.state.apiKeys.splice(1, 1), 'API keys: SUPABASE_PUBLISHABLE_KEY'],
  ])('finds %s', async (_case, breakIt, message) => {
    await breakIt();
    expect(await areas()).toContainEqual(expect.stringContaining(message));
  });

  it('finds a table that visitors may read, and one without row level security', async () => {
    await sql('grant select on public.orders to anon; alter table public.orders disable row level security');
    try {
      const found = await areas();
      expect(found).toContain('Visitors: orders may be read (200)');
      expect(found).toContain('Visitors: orders is open');
    } finally {
      await sql('revoke select on public.orders from anon; alter table public.orders enable row level security');
    }
  });

  it('finds a migration that is missing', async () => {
    await sql(
      `update supabase_migrations.schema_migrations set version = '29990101000000' where version = '20261129160001'`,
    );
    expect(await areas()).toEqual(
      expect.arrayContaining([
        'Migrations: not applied: 20261129160001',
        'Migrations: applied, but unknown to this checkout: 29990101000000',
      ]),
    );
    await sql(
      `update supabase_migrations.schema_migrations set version = '20261129160001' where version = '29990101000000'`,
    );
  });

  it('cannot check a project that does not answer', async () => {
    await project.close();
    expect((await project.check(NOW)).code).toBe(2);
  });
});

describe('the local Management API', () => {
  it('refuses what it does not emulate', async () => {
    const client = createManagementClient(parseBackendSettings(project.env));
    await expect(client.request({path: '/branches'}, z.unknown())).rejects.toThrow('does not emulate GET /branches');
    await expect(
      client.request({method: 'PATCH', path: '/config/auth', body: {external_apple_enabled: true}}, z.unknown()),
    ).rejects.toThrow('not emulated: external_apple_enabled');
    await expect(client.query('create extension if not exists postgis', z.unknown())).rejects.toThrow('postgis');
  });
});
