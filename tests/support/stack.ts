import {createServer} from 'node:net';
import {serveStorefront, type RunningStorefront} from '../../local/storefront/serve-storefront';
import type {Seed} from '../../local/seed/types';
import {startLocalShop} from './local-shop';

/** @returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A local shop and the production bundle in front of it, both this test's own. */
export interface Stack {
  readonly origin: string;
  readonly shop: Awaited<ReturnType<typeof startLocalShop>>;
  /** Replaces the worker by one that has cached nothing, at the same address. */
  restartStorefront(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both on free ports; the bundle must have been built. */
export async function startStack({seed}: {readonly seed?: Seed} = {}): Promise<Stack> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = await startLocalShop({seed, storefrontOrigin: origin});
  const env = {PUBLIC_ORIGIN: origin, ...shop.settings};
  const serve = () => serveStorefront({port, env, mediaOrigin: shop.origin, accountOrigin: shop.origin});
  let storefront: RunningStorefront = await serve();
  return {
    origin,
    shop,
    async restartStorefront() {
      await storefront.close();
      storefront = await serve();
    },
    async close() {
      await storefront.close();
      await shop.close();
    },
  };
}
