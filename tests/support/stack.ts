import {serveStorefront, type RunningStorefront} from '../../local/storefront/serve-storefront';
import {startLocalBackend, type LocalBackend, type LocalBackendOptions} from './backend';
import {freePort} from './free-port';
import {startLocalShop, type LocalShopOptions} from './local-shop';
import {TEST_SECRET} from './session-cookie';

/** A local shop and the production bundle, both used by one test file only. */
export interface Stack {
  readonly origin: string;
  readonly shop: Awaited<ReturnType<typeof startLocalShop>>;
  /** The worker without its proxy, for benchmarks. */
  workerUrl(): URL;
  /** Replaces the worker at the same origin by one with an empty cache, and optionally other settings. */
  restartStorefront(env?: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** A stack with a backend, which enables signing in. */
export interface StackWithBackend extends Stack {
  readonly backend: LocalBackend;
  /** Resets the local Shopify and the database. */
  reset(): Promise<void>;
}

type StackOptions = Pick<
  LocalShopOptions,
  | 'seed'
  | 'clock'
  | 'accountTokens'
  | 'profile'
  | 'adminScopes'
  | 'ianaTimezone'
  | 'orderConfirmation'
  | 'subscriptionContracts'
  | 'adminPlan'
> & {
  readonly directory?: string;
};

/** Settings of the storefront beyond the addresses. */
type Env = Readonly<Record<string, string>>;

async function serve(port: number, shop: Stack['shop'], env: Env, directory?: string): Promise<Stack> {
  const origin = `http://localhost:${port}`;
  const start = (more: Env = {}) =>
    serveStorefront({
      port,
      env: {PUBLIC_ORIGIN: origin, ...shop.settings, ...env, ...more},
      mediaOrigin: shop.origin,
      accountOrigin: shop.origin,
      directory,
    });
  let storefront: RunningStorefront = await start();
  return {
    origin,
    shop,
    workerUrl: () => storefront.workerUrl,
    async restartStorefront(more) {
      await storefront.close();
      storefront = await start(more);
    },
    async close() {
      await storefront.close();
      await shop.close();
    },
  };
}

/**
 * Starts shop and storefront on free ports; the bundle must have been built.
 * @param shopOptions the catalog, content and access scopes of the shop; as seeded by default
 * @param directory the build to serve; `dist` by default
 */
export async function startStack(
  shopOptions: Pick<LocalShopOptions, 'seed' | 'profile' | 'storefrontScopes'> = {},
  directory?: string,
): Promise<Stack> {
  const port = await freePort();
  const shop = await startLocalShop({...shopOptions, storefrontOrigin: `http://localhost:${port}`});
  return serve(port, shop, {}, directory);
}

/**
 * Starts a stack with a migrated backend.
 * @param env overrides of the storefront's default settings
 * @param options the shop (seed, clock, profile) and the build, if it is not `dist`
 * @param backendOptions the backend: the clock for its tokens, or its database
 */
export async function startStackWithBackend(
  env: Env = {},
  {directory, ...shopOptions}: StackOptions = {},
  backendOptions: Pick<LocalBackendOptions, 'clock' | 'database'> = {},
): Promise<StackWithBackend> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const backend = await startLocalBackend({
    projectFolder: 'supabase',
    storefrontOrigin: origin,
    isShared: backendOptions.database === undefined,
    ...backendOptions,
  });
  const shop = await startLocalShop({storefrontOrigin: origin, deliversWebhooks: true, ...shopOptions});
  const stack = await serve(port, shop, {...backendSettings(backend), ...env}, directory);
  return {
    ...stack,
    backend,
    async reset() {
      // The shop is reset first, so that no earlier webhook reaches the new database.
      await stack.shop.reset();
      await backend.restore();
    },
    async close() {
      await stack.close();
      await backend.close();
    },
  };
}

/** How long a storefront on a busy machine waits for its database, in milliseconds. */
const PATIENT = {SUPABASE_TIMEOUT_MS: '20000'};

/** The timeout of production, for tests of a database that does not respond in time. */
export const PRODUCTION_TIMEOUT: Env = {SUPABASE_TIMEOUT_MS: ''};

/** Returns the settings with which a storefront stores its sessions in this backend. */
export const backendSettings = ({origin, config, keys}: LocalBackend): Env => ({
  ...PATIENT,
  SESSION_SECRETS: TEST_SECRET,
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: config.publishableKey,
  SUPABASE_SECRET_KEY: config.secretKey,
  SUPABASE_JWT_SIGNING_KEY: JSON.stringify(keys.imported),
  GOOGLE_CLIENT_ID: config.googleClientId,
  GOOGLE_ORIGIN: origin,
});
