import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort} from '../../support/free-port';

const started: {readonly child: ChildProcess; readonly ended: Promise<unknown>}[] = [];
afterEach(async () => {
  // SIGKILL would leave the child processes of the launcher running.
  for (const {child, ended} of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});

/** Runs the launcher of `npm start` and collects its output. */
function launch(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn('node', ['scripts/start.mjs', ...args], {
    env: {...process.env, NODE_ENV: 'development', ...env},
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  started.push({child, ended});
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)));
    });
  return {child, ended, prints, output: () => output};
}

const responses = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  it('prints the URLs, and stops every process it started on Ctrl-C', async () => {
    const [port, shopPort, backendPort] = [await freePort(), await freePort(), await freePort()];
    const directory = mkdtempSync(path.join(tmpdir(), 'local-shop-'));
    const run = launch({
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      BACKEND_PORT: String(backendPort),
      LOCAL_DIR: directory,
    });
    await run.prints('Ctrl-C stops everything.');
    expect(run.output()).toContain(`http://localhost:${port}`);
    expect(run.output()).toContain(`http://localhost:${shopPort}`);
    await run.prints(`local backend http://localhost:${backendPort}`);
    expect(await responses(port)).toBe(true);
    run.child.kill('SIGINT');
    await run.ended;
    expect(await responses(port)).toBe(false);
    expect(await responses(shopPort)).toBe(false);
    expect(await responses(backendPort)).toBe(false);
    rmSync(directory, {recursive: true});
  });

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
    expect(run.output()).toContain('no profile lenient; it has friendly and strict');
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

  it('names every missing setting of a real store, prints no value, and exits', async () => {
    const port = await freePort();
    const run = launch({
      PORT: String(port),
      PUBLIC_STORE_DOMAIN: 'real.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'secret',
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('PRIVATE_STOREFRONT_API_TOKEN: is missing');
    expect(run.output()).toContain('PUBLIC_STOREFRONT_API_TOKEN: must be');
    expect(run.output()).not.toContain('secret');
  });
});
