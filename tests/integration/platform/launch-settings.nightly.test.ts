import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort} from '../../support/free-port';
import {launch, stopLaunched} from '../../support/launch';

afterEach(stopLaunched);

describe('npm start', () => {
  it('starts the store of a profile with valid storefront settings, and prints its hosts', async () => {
    const [port, shopPort, backendPort, accountsPort] = await Promise.all([1, 2, 3, 4].map(() => freePort()));
    const directory = mkdtempSync(path.join(tmpdir(), 'local-shop-'));
    const ports = {PORT: port, SHOP_PORT: shopPort, BACKEND_PORT: backendPort, ACCOUNTS_PORT: accountsPort};
    const env = Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, String(value)]));
    const run = launch({...env, LOCAL_DIR: directory}, ['--profile', 'strict']);
    await run.prints('Ctrl-C stops everything.');
    expect(run.output()).toContain('Profile      strict');
    expect(run.output()).toContain(
      `checkout at http://127.0.0.1:${shopPort}, accounts at http://127.0.0.1:${accountsPort}`,
    );
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  it('prints the available profiles for an unknown one, and exits', async () => {
    const run = launch({}, ['--profile', 'lenient']);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('no profile lenient; it has friendly, strict, market, and empty');
  });

  it('names a folder that is not writable, without a stack trace, and exits', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'local-shop-'));
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    const run = launch({LOCAL_DIR: path.join(file, 'shop')});
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`${file}/shop cannot be written: ENOTDIR`);
    expect(run.output()).not.toContain('    at ');
    rmSync(directory, {recursive: true});
  });

  it('names the process that uses a requested port', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const run = launch({PORT: String(port)});
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`Port ${port}, requested for the storefront, is in use by`);
    server.close();
  });

  const REAL_STORE = {
    PUBLIC_ORIGIN: 'https://shop.example',
    PUBLIC_STORE_DOMAIN: 'no-such-store-of-fusion-tiffin.myshopify.com',
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.invalid',
    PUBLIC_STOREFRONT_API_TOKEN: 'b'.repeat(32),
    PRIVATE_STOREFRONT_API_TOKEN: 'shpat_real_private',
  };

  it('serves a real store without accounts', async () => {
    const port = await freePort();
    const run = launch({PORT: String(port), ...REAL_STORE});
    await run.prints('Ctrl-C stops everything.');
    expect(run.output()).not.toContain('local backend');
    expect(await (await fetch(`http://localhost:${port}/auth`)).text()).toContain('Accounts are not open yet');
  });

  it('names the missing account settings of a real store, and exits', async () => {
    const port = await freePort();
    const run = launch({PORT: String(port), ...REAL_STORE, SUPABASE_URL: 'https://project.supabase.invalid'});
    expect(await run.ended).toBe(1);
    for (const key of ['SESSION_SECRETS', 'SUPABASE_SECRET_KEY']) expect(run.output()).toContain(`${key}: is missing`);
  });
});
