import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runSmokeCheck, SMOKE_CHECKS} from '../../../scripts/lib/smoke-checks';
import {startCloudflare, tryDeployment, type CloudflareStorefront} from '../../support/cloudflare';
import {placeOrder} from '../../support/place-order';
import {countOf} from '../../support/send-webhook';
import {backendSettings, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';
import {webhooksOf} from '../../support/webhooks';

let stack: StackWithBackend;
let cloudflare: CloudflareStorefront;
const settings = () => ({
  ...stack.shop.settings,
  ...backendSettings(stack.backend),
  RECONCILE_SECRET: 'known to the host and its timers alone',
  BUYER_IP_HEADER: 'cf-connecting-ip',
});

beforeAll(async () => {
  stack = await startStackWithBackend({}, {clock: () => new Date()});
  cloudflare = await startCloudflare(settings());
});
afterAll(async () => {
  await cloudflare.close();
  await stack.close();
});

it('wrangler accepts the configuration, and uploads the worker alone', async () => {
  const {code, output} = await tryDeployment();
  expect(output).toContain('dry-run');
  expect(code).toBe(0);
  expect(output).not.toMatch(/WARNING|ERROR|Attaching additional modules/);
  const uploadedKiB = Number(/Total Upload: ([\d.]+) KiB/.exec(output)?.[1]);
  expect(uploadedKiB).toBeCloseTo(readFileSync('dist/server/index.js').length / 1024, 1);
});

describe('the storefront in Cloudflare’s emulator', () => {
  it.each(SMOKE_CHECKS)('passes the smoke check of $name', async (check) => {
    // The first answer of a service may be too late for the health check while the machine is busy.
    await expect.poll(() => runSmokeCheck(check, cloudflare.origin), {timeout: 20_000}).toEqual([]);
  });

  it('sends security headers with files, and forbids caching only of those without a hash', async () => {
    const icon = await fetch(`${cloudflare.origin}/favicon.svg`);
    expect(icon.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(icon.headers.get('X-Frame-Options')).toBe('DENY');
    expect(icon.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(icon.headers.get('Cache-Control')).not.toContain('immutable');
    const logo = await fetch(`${cloudflare.origin}/mail/logo.png`);
    expect(logo.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each(['/oxygen.json', '/_headers', '/index.js', '/server/index.js'])('does not serve %s', async (path) => {
    expect((await fetch(cloudflare.origin + path)).status).toBe(404);
  });

  it('keeps a cart in a cookie', async () => {
    const visitor = createVisitor(cloudflare.origin);
    const page = await (await visitor.get('/product/palak-paneer')).text();
    const input = /name="cartFormInput" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect((await visitor.post('/cart', {cartFormInput: input})).status).toBeLessThan(400);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-cart']);
    const hasLine = async ({get}: Visitor) => (await (await get('/cart')).text()).includes('Remove Palak Paneer');
    expect(await hasLine(visitor)).toBe(true);
    expect(await hasLine(createVisitor(cloudflare.origin))).toBe(false);
  });
});

it('the cron trigger recovers orders whose webhooks were lost', async () => {
  // With static files `wrangler dev` cannot call the handler.
  const worker = await startCloudflare(settings(), {assets: undefined});
  try {
    await webhooksOf(stack.shop).setBehavior({drop: 1});
    placeOrder(stack.shop);
    expect((await worker.runCron()).status).toBe(200);
    expect(await countOf(stack, 'public.orders')).toBe(1);
  } finally {
    await worker.close();
  }
});
