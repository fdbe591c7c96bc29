import {randomUUID} from 'node:crypto';
import path from 'node:path';
import {createClient} from '@supabase/supabase-js';
import pg from 'pg';
import {WebSocket} from 'ws';
import type {BackendConfig} from '../../local/backend/context';
import type {Clock} from '../../local/kit/clock';
import {createBackend, type Backend} from '../../local/backend/create-backend';
import type {Database} from '../../local/backend/database/database';
import {openPglite} from '../../local/backend/database/pglite-database';
import {openPostgres} from '../../local/backend/database/postgres-database';
import {generateKeys, type BackendKeys} from '../../local/backend/keys';
import {readSettings} from '../../local/backend/settings';
import {serveHttp} from '../../local/kit/serve-http';
import type {FaultInput} from '../../local/kit/faults/fault-plan';
import type {LogReport} from '../../local/kit/request-log';
import {archiveOf} from './database/archive';
import {createRestorable, takeDatabase} from './database/database-pool';

export interface LocalBackendOptions {
  readonly clock?: Clock;
  /** Folder of a Supabase project; by default a small one for tests. */
  readonly projectFolder?: string;
  readonly statementMs?: number;
  /** A migrated database, which the backend closes; a new one by default. */
  readonly database?: Database;
  /** Whether test files of one process share a database, which each gets with its first rows. */
  readonly isShared?: boolean;
  /** Origin that sign-ins redirect to; by default one without a storefront. */
  readonly storefrontOrigin?: string;
}

/** The backend of one test file, on a free port. */
export interface LocalBackend {
  readonly origin: string;
  readonly backend: Backend;
  readonly config: BackendConfig;
  readonly database: Database;
  readonly keys: BackendKeys;
  /** Adds a fault; throws if its plan is invalid. */
  fault(plan: FaultInput): Promise<void>;
  clearFaults(): Promise<void>;
  log(): Promise<LogReport>;
  clearLog(): Promise<void>;
  channelCount(): Promise<number>;
  /** Creates the database again, like `npm run reset`. */
  reset(): Promise<void>;
  /** Restores the rows only, which is much faster; the tables must be those of the migrations. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** The default origin of the storefront, where none runs. */
export const STOREFRONT_ORIGIN = 'http://localhost:3000';

const TEST_PROJECT = path.resolve(import.meta.dirname, 'backend-project');

/** Opens a copy of the template database on the Postgres server of this test run. */
async function copyTemplate(templateUrl: string): Promise<Database> {
  const url = new URL(templateUrl);
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(templateUrl.replace(/[^/]+$/, 'postgres'));
  await client.connect();
  await client.query(`create database ${name} template ${url.pathname.slice(1)}`);
  await client.end();
  url.pathname = name;
  return openPostgres(url.href);
}

async function openDatabase({statementMs}: LocalBackendOptions, projectFolder: string): Promise<Database> {
  const {BACKEND_ENGINE: engine, TEST_TEMPLATE_URL: templateUrl} = process.env;
  if (engine === 'postgres') return copyTemplate(templateUrl ?? '');
  const fresh = archiveOf(projectFolder).get;
  return openPglite({directory: null, fresh, snapshot: await fresh(), statementMs});
}

/** Starts a backend with a migrated and seeded database in memory. */
export async function startLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const projectFolder = options.projectFolder ?? TEST_PROJECT;
  const open = () => openDatabase(options, projectFolder);
  const [{database, restoreRows}, auth, imported] = await Promise.all([
    options.isShared ? takeDatabase(open) : createRestorable(options.database ?? open()),
    generateKeys(),
    generateKeys(),
  ]);
  // Supabase imports keys whose kid is a UUID.
  const keys = {...auth, imported: {...imported.auth, kid: randomUUID()}};
  const storefrontOrigin = options.storefrontOrigin ?? STOREFRONT_ORIGIN;
  const config: {-readonly [Key in keyof BackendConfig]: BackendConfig[Key]} = {
    origin: '',
    publishableKey: 'sb_publishable_test',
    secretKey: 'sb_secret_test',
    googleClientId: 'storefront.apps.googleusercontent.test',
    settings: {...readSettings(projectFolder, storefrontOrigin), redirectUrls: [`${storefrontOrigin}/auth/**`]},
  };
  const backend = await createBackend({database, keys, config, clock: options.clock ?? (() => new Date())});
  const running = await serveHttp({fetch: backend.fetch, port: 0, host: '127.0.0.1', upgrade: backend.upgrade});
  config.origin = running.origin;

  async function control(where: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(running.origin + where, init);
    if (!response.ok) throw new Error(`${where} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  const clearFaults = async () => void (await control('/__fault', {method: 'DELETE'}));
  const clearLog = async () => void (await control('/__log', {method: 'DELETE'}));

  return {
    origin: running.origin,
    backend,
    config,
    database,
    keys,
    fault: async (plan) => void (await control('/__fault', {method: 'POST', body: JSON.stringify(plan)})),
    clearFaults,
    log: async () => (await control('/__log')).json<LogReport>(),
    clearLog,
    channelCount: async () => (await (await control('/__state')).json<{channels: number}>()).channels,
    reset: async () => void (await control('/__reset', {method: 'POST'})),
    async restore() {
      await clearFaults();
      await restoreRows();
      await clearLog();
    },
    async close() {
      await running.close();
      await backend.close();
    },
  };
}

/** How a test's client differs from an anonymous one. */
interface ClientOptions {
  readonly key?: string;
  /** A token to send instead of that of a session. */
  readonly token?: () => Promise<string>;
  readonly vsn?: string;
}

/** The real Supabase client without persisted sessions. */
export const supabaseClient = ({origin, config}: LocalBackend, {key, token, vsn}: ClientOptions = {}) => {
  const stored = new Map<string, string>();
  return createClient(origin, key ?? config.publishableKey, {
    ...(token && {accessToken: token}),
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
    realtime: {transport: WebSocket as never, ...(vsn && {vsn})},
  });
};

export type TestClient = ReturnType<typeof supabaseClient>;
