import {serveStorefront, type RunningStorefront} from '../../local/storefront/serve-storefront';
import {startLocalBackend, type LocalBackend, type LocalBackendOptions} from './backend';
import {freePort} from './free-port';
import {startLocalShop, type LocalShopOptions} from './local-shop';
import {TEST_SECRET} from './session-cookie';

/** A local shop and the production bundle in front of it, both this test's own. */
export interface Stack {
  readonly origin: string;
  readonly shop: Awaited<ReturnType<typeof startLocalShop>>;
  /** The worker itself, without the front before it: what a benchmark asks. */
  workerUrl(): URL;
  /** Replaces the worker by one that has cached nothing, at the same address; other settings may be given to it. */
  restartStorefront(env?: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** A stack in which people can sign in. */
export interface StackWithBackend extends Stack {
  readonly backend: LocalBackend;
  /** Forgets everybody, in the shop and in the database. */
  reset(): Promise<void>;
}

/** How a stack differs from the usual one: its shop, and the folder of its build. */
type StackOptions = Pick<LocalShopOptions, 'seed' | 'clock' | 'accountTokens' | 'profile'> & {
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
 * @param shopOptions what the shop sells, says and lets the storefront read; as seeded when absent
 * @param directory the build to serve; `dist` when absent
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
 * The same with a backend, as its own migrations leave it.
 * @param env settings of the storefront that differ
 * @param options how the shop differs from the seeded one: what it sells and says, its clock, which store it is;
 * another build than `dist`
 * @param backendOptions how the backend differs: the clock by which it judges tokens
 */
export async function startStackWithBackend(
  env: Env = {},
  {directory, ...shopOptions}: StackOptions = {},
  backendOptions: Pick<LocalBackendOptions, 'clock'> = {},
): Promise<StackWithBackend> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const backend = await startLocalBackend({projectFolder: 'supabase', storefrontOrigin: origin, ...backendOptions});
  const shop = await startLocalShop({storefrontOrigin: origin, deliversWebhooks: true, ...shopOptions});
  const stack = await serve(port, shop, {...backendSettings(backend), ...env}, directory);
  return {
    ...stack,
    backend,
    async reset() {
      // First the shop, so that no webhook of the past reaches the fresh database.
      await stack.shop.reset();
      await backend.forget();
    },
    async close() {
      await stack.close();
      await backend.close();
    },
  };
}

/** What a storefront must be told to keep its sessions in this backend. */
export const backendSettings = ({origin, config, keys}: LocalBackend): Env => ({
  SESSION_SECRETS: TEST_SECRET,
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: config.publishableKey,
  SUPABASE_SECRET_KEY: config.secretKey,
  SUPABASE_JWT_SIGNING_KEY: JSON.stringify(keys.imported),
  GOOGLE_CLIENT_ID: config.googleClientId,
  GOOGLE_ORIGIN: origin,
});
