import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {textOf} from '../../support/account';
import {beaconOf, pageView, sendBeacon} from '../../support/beacons';
import {signInStaff} from '../../support/fulfillment';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {countOf, rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const NETWORK = 'oxygen-buyer-ip';
/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(
  async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: NETWORK}, {clock: () => new Date()})),
);
beforeEach(async () => {
  await stack.backend.clearFaults();
  await stack.restartStorefront();
  await stack.reset();
});
afterAll(() => stack.close());

const delivered = () =>
  expect.poll(() => stack.shop.deliveries().filter(({state}) => state !== 'delivered'), PATIENCE).toEqual([]);
const purchases = () =>
  rowsOf(stack, `select visit, value_minor::int, quantity from private.analytics_events where name = 'purchase'`);

describe('an order whose cart names a visit', () => {
  it('is counted once as its purchase, however often and by whatever way it arrives', async () => {
    const visit = crypto.randomUUID();
    const {totalMinor} = placeOrder(stack.shop, {attributes: {_visit: visit, gift: 'yes'}});
    await delivered();
    await fetch(`${stack.shop.origin}/__webhooks/replay`, {method: 'POST'});
    await delivered();
    expect((await runSchedule(stack)).status).toBe(200);
    expect(await purchases()).toEqual([{visit, value_minor: totalMinor, quantity: 1}]);
  });

  it('is counted from the Admin API if its webhooks were lost', async () => {
    const visit = crypto.randomUUID();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    placeOrder(stack.shop, {attributes: {_visit: visit}});
    await stack.backend.clearFaults();
    await stack.restartStorefront();
    await expect.poll(async () => (await runSchedule(stack)).status, PATIENCE).toBe(200);
    await expect.poll(purchases, PATIENCE).toMatchObject([{visit}]);
  });

  it.each<Record<string, string> | undefined>([
    undefined,
    {_visit: 'forged'},
    {_visit: ''},
    {_visit: `${'9'.repeat(200)}'; --`},
    {other: crypto.randomUUID()},
  ])('is recorded and counts nothing with %j', async (attributes) => {
    placeOrder(stack.shop, {attributes});
    await delivered();
    expect(await countOf(stack, 'public.orders')).toBe(1);
    expect(await countOf(stack, 'private.dead_letters')).toBe(0);
    expect(await purchases()).toEqual([]);
  });
});

describe('the analytics page', () => {
  it('shows what a visit did', async () => {
    const gita = await signInStaff(stack);
    const read = async (path: string) => textOf(await (await gita.get(path)).text());
    expect(await read('/admin/analytics')).toContain('No visits with consent in this time');
    const visit = crypto.randomUUID();
    const route = '/product/:productSlug';
    await sendBeacon(
      stack,
      beaconOf(visit, [
        pageView(),
        pageView({seq: 1, route}),
        {...pageView({seq: 2, route}), name: 'add_to_cart', subject: 'palak-paneer', valueMinor: 1_598, count: 2},
        {seq: 3, atMs: Date.now(), route, metric: 'LCP', value: 2_000},
        {...pageView({seq: 4}), name: 'nothing_known'},
      ]),
    );
    placeOrder(stack.shop, {attributes: {_visit: visit}});
    await delivered();
    for (const path of ['/admin/analytics', '/admin/analytics?window=7d', '/admin/analytics?window=30d']) {
      const text = await read(path);
      expect(text).toMatch(/Visits 1 .*Page views 2 .*Purchases 1 .*Revenue of purchases \$\d+\.\d\d/);
      expect(text).toMatch(/Visited 1 100% — Saw a product 1 100% 100% Added to cart 1 .* Purchased 1 100% 100%/);
      expect(text).toContain('palak-paneer 2 $15.98');
      expect(text).toMatch(/\/product\/:productSlug phone (?:1\.\d|2\.\d) s good/);
      expect(text).toContain('Unknown event 1');
    }
  });

  it('says that the database does not respond', async () => {
    const gita = await signInStaff(stack);
    await stack.backend.fault({path: '/rest/v1/rpc/find_analytics', mode: 'status', status: 503});
    const response = await gita.get('/admin/analytics');
    expect(response.status).toBe(503);
    expect(textOf(await response.text())).toContain('Failed to load dashboard data');
  });
});

describe('error responses', () => {
  it('are counted by route, status and truncated network, without pages that do not exist', async () => {
    const from = (address: string) => ({[NETWORK]: address});
    for (const address of ['203.0.113.7', '203.0.113.99', '2001:db8:85a3:8d3::1'])
      await fetch(`${stack.origin}/cart?email=ada@example.com`, {
        method: 'POST',
        headers: {'Sec-Fetch-Site': 'cross-site', ...from(address)},
      });
    for (const path of ['/no/such/page', '/product/no-such-product'])
      await fetch(stack.origin + path, {headers: from('203.0.113.7')});
    await runSchedule(stack);
    expect(
      await rowsOf(
        stack,
        'select route, status::int, network, requests::int from private.security_events order by network',
      ),
    ).toEqual([
      {route: '/cart', status: 403, network: '2001:db8:85a3::/48', requests: 1},
      {route: '/cart', status: 403, network: '203.0.113.0/24', requests: 2},
    ]);
    const gita = await signInStaff(stack);
    expect(textOf(await (await gita.get('/admin/security')).text())).toContain('/cart Medium 403 203.0.113.0/24 2');
  });

  it('of the server are severe', async () => {
    await rowsOf(
      stack,
      `select public.record_security_events('[{"route": "/orders", "status": 503, "network": "unknown", "requests": 3}]')`,
    );
    const gita = await signInStaff(stack);
    expect(textOf(await (await gita.get('/admin/security')).text())).toContain('/orders High 503 unknown 3');
  });
});
