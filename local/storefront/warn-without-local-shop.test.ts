import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {ViteDevServer} from 'vite';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {warnWithoutLocalShop} from './warn-without-local-shop';

const shop = createServer((_request, response) => response.end('ok'));

afterEach(() => void shop.close());

async function startWith(origin: string) {
  const warn = vi.fn<(message: string) => void>();
  const {configureServer} = warnWithoutLocalShop(origin);
  const server = {config: {logger: {warn}}} as unknown as ViteDevServer;
  if (typeof configureServer === 'function') await configureServer.call({} as never, server);
  return warn;
}

describe('warnWithoutLocalShop', () => {
  it('is silent while the local Shopify runs, and names the command that starts it once it is gone', async () => {
    await new Promise<void>((resolve) => shop.listen(0, resolve));
    const origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
    expect(await startWith(origin)).not.toHaveBeenCalled();
    await new Promise((resolve) => shop.close(resolve));
    expect(await startWith(origin)).toHaveBeenCalledWith(expect.stringContaining('npm start'));
  });
});

describe('the configuration of Shopify commands', () => {
  it('turns off telemetry, which would end them with an error where there is no network', async () => {
    vi.stubEnv('SHOPIFY_CLI_NO_ANALYTICS', undefined);
    await import('../../codegen');
    expect(process.env.SHOPIFY_CLI_NO_ANALYTICS).toBe('1');
    vi.unstubAllEnvs();
  });
});
