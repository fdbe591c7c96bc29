import {randomInt} from 'node:crypto';
import {createServer} from 'node:net';
import {serveStorefront, type RunningStorefront} from '../../local/storefront/serve-storefront';
import type {Seed} from '../../local/seed/types';
import {startLocalShop} from './local-shop';

/** Below what an operating system hands out by itself, so that no connection takes a port between its choice and its use. */
const PORTS = {from: 12_000, to: 32_000};

/** @returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
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
