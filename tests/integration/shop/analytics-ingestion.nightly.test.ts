import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {signInTo} from '../../support/account';
import {beaconOf, pageView, sendBeacon} from '../../support/beacons';
import {signInStaff} from '../../support/fulfillment';
import {rowsOf} from '../../support/send-webhook';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';

const NETWORK = 'oxygen-buyer-ip';
/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 20_000};

let stack: StackWithBackend;
beforeAll(() => void adminExecutor());
beforeAll(
  async () =>
    void (stack = await startStackWithBackend(
      {...PRODUCTION_TIMEOUT, BUYER_IP_HEADER: NETWORK},
      {clock: () => new Date()},
    )),
);
beforeEach(async () => {
  await stack.backend.clearFaults();
  await stack.restartStorefront();
  await stack.reset();
});
afterAll(() => stack.close());

const send = (body: string, headers?: Readonly<Record<string, string>>) => sendBeacon(stack, body, headers);
const events = () =>
  rowsOf<{visit: string; name: string}>(
    stack,
    'select visit, name::text from private.analytics_events order by visit, seq',
  );
const drops = async () => {
  const rows = await rowsOf<{reason: string; drops: number}>(
    stack,
    'select reason, drops::int from private.analytics_drops order by 1',
  );
  return Object.fromEntries(rows.map((row) => [row.reason, row.drops]));
};
/** Sends a valid beacon, with which everything that was counted before is stored, and waits for it. */
async function store(): Promise<void> {
  const visit = crypto.randomUUID();
  await send(beaconOf(visit, [pageView()]));
  await expect.poll(async () => (await events()).some((event) => event.visit === visit), PATIENCE).toBe(true);
}

describe('a beacon', () => {
  it('is answered with 204 and stored, once if it is sent again', async () => {
    const visit = crypto.randomUUID();
    const body = beaconOf(visit, [pageView(), pageView({seq: 1, route: '/product/:productSlug'})]);
    for (let time = 0; time < 3; time += 1) {
      const response = await send(body);
      expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([204, '', []]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    await store();
    expect((await events()).filter((event) => event.visit === visit)).toHaveLength(2);
    expect(await drops()).toEqual({duplicate: 4});
  });

  it('of 10,000 names stores none of them', async () => {
    for (let beacon = 0; beacon < 200; beacon += 1) {
      const names = Array.from({length: 50}, (_, at) =>
        pageView({seq: at, name: `name_${beacon}_${at}` as 'page_view'}),
      );
      expect((await send(beaconOf(crypto.randomUUID(), names))).status).toBe(204);
    }
    await store();
    expect(await events()).toHaveLength(1);
    expect(await drops()).toEqual({'unknown-name': 10_000});
  });

  it('of products that the shop does not sell, at prices that it does not have, stores neither', async () => {
    const [visit, route] = [crypto.randomUUID(), '/product/:productSlug'];
    const added = (seq: number, subject: string) => ({
      ...pageView({seq, route}),
      name: 'add_to_cart',
      subject,
      valueMinor: 10_000_000,
      count: 99,
    });
    await send(beaconOf(visit, [added(0, 'buy-gold-at-evil-example'), added(1, 'ada-example-com')]));
    await send(beaconOf(visit, [added(2, 'palak-paneer'), {...pageView({seq: 3}), subject: '1-555-0100'}]));
    await store();
    const stored = await rowsOf(
      stack,
      `select subject, value_minor::int from private.analytics_events where visit = '${visit}' order by seq`,
    );
    expect(stored).toEqual([
      {subject: 'palak-paneer', value_minor: 99 * 799},
      {subject: null, value_minor: null},
    ]);
    expect(await drops()).toEqual({'unknown-product': 2});
  });

  it('that is junk, too large, a bot’s or a prefetch’s stores nothing', async () => {
    const [visit, large] = [crypto.randomUUID(), 'x'.repeat(20_000)];
    for (const body of ['', '{', 'null', '\0', '[[[[', large]) expect((await send(body)).status).toBe(204);
    const view = beaconOf(visit, [
      pageView(),
      pageView({seq: 5_000}),
      pageView({seq: 1, valueMinor: -1}),
      pageView({seq: 2, atMs: 0}),
    ]);
    await send(view, {'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)'});
    await send(view, {'Sec-Purpose': 'prefetch;prerender'});
    await send(view);
    await store();
    expect((await events()).filter((event) => event.visit === visit)).toHaveLength(1);
    expect(await drops()).toEqual({
      'invalid-beacon': 5,
      'too-large': 1,
      bot: 1,
      prefetch: 1,
      'out-of-range': 2,
      'wrong-time': 1,
    });
  });

  it.each<Record<string, string>>([
    {'Sec-Fetch-Site': 'cross-site'},
    {'Sec-Fetch-Site': '', Origin: 'https://evil.example'},
  ])('of another site is rejected: %j', async (headers) => {
    expect((await send(beaconOf(crypto.randomUUID(), [pageView()]), headers)).status).toBe(403);
    await store();
    expect(await events()).toHaveLength(1);
  });

  it('can only be posted', async () => {
    expect((await fetch(`${stack.origin}/events`)).status).toBe(405);
  });

  it('cannot fill a visit, whoever sends its id', async () => {
    const visit = crypto.randomUUID();
    for (let beacon = 0; beacon < 25; beacon += 1)
      await send(
        beaconOf(
          visit,
          Array.from({length: 50}, (_, at) => pageView({seq: (beacon * 50 + at) % 1_000})),
        ),
      );
    await expect
      .poll(async () => (await events()).filter((event) => event.visit === visit).length, PATIENCE)
      .toBe(1_000);
    await store();
    expect(await drops()).toEqual({duplicate: 250});
  });

  it('of an admin is left out, and a customer’s is not', async () => {
    const [gita, ada] = [await signInStaff(stack), await signInTo(stack, SEED_PEOPLE.ada)];
    for (const {cookies} of [gita, ada]) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      await send(beaconOf(crypto.randomUUID(), [pageView()]), {Cookie: cookie});
    }
    await store();
    expect(await events()).toHaveLength(2);
    expect(await drops()).toEqual({admin: 1});
    const text = JSON.stringify(await rowsOf(stack, 'select to_jsonb(e) from private.analytics_events as e'));
    expect(text).not.toContain(ada.owner);
  });
});

describe('the limit of a network', () => {
  it('drops what is above it, for the whole network, and is still answered with 204', async () => {
    const statuses = new Set<number>();
    for (let beacon = 0; beacon < 300; beacon += 1)
      statuses.add((await send('{', {[NETWORK]: `203.0.113.${beacon % 256}`})).status);
    expect([...statuses]).toEqual([204]);
    await store();
    expect(await drops()).toEqual({'invalid-beacon': 240, 'rate-limit': 60});
  });
});

describe('while the database is down', () => {
  it.each([{mode: 'hang'}, {mode: 'status', status: 503}, {mode: 'delay', ms: 10_000}] as const)(
    'beacons are answered at once, pages are not delayed, and nothing is lost: %j',
    async (fault) => {
      await fetch(`${stack.origin}/about`);
      await stack.backend.fault({path: '/rest/*', ...fault});
      const startMs = performance.now();
      for (let beacon = 0; beacon < 5; beacon += 1) {
        expect((await send(beaconOf(crypto.randomUUID(), [pageView()]))).status).toBe(204);
        expect((await fetch(`${stack.origin}/about`)).status).toBe(200);
      }
      // A single wait for the database lasts 2 seconds.
      expect(performance.now() - startMs).toBeLessThan(2_000);
      await stack.backend.clearFaults();
      // Each beacon may open or pass the circuit breaker.
      await expect
        .poll(
          async () => {
            await send(beaconOf(crypto.randomUUID(), [pageView()]));
            return (await events()).length;
          },
          {timeout: 30_000, interval: 500},
        )
        .toBeGreaterThan(5);
    },
  );
});

describe('with ANALYTICS=off', () => {
  it('a beacon is answered and dropped', async () => {
    await stack.restartStorefront({ANALYTICS: 'off'});
    expect((await send(beaconOf(crypto.randomUUID(), [pageView()]))).status).toBe(204);
    await stack.restartStorefront();
    await store();
    expect(await events()).toHaveLength(1);
  });
});
