import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort} from '../../support/free-port';
import {launch, stopLaunched} from '../../support/launch';

afterEach(stopLaunched);

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
