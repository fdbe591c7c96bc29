import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED} from '../../local/seed/seed';
import {startStack, type Stack} from '../support/stack';

const GUESSES = 150;

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(async () => {
  await stack.restartStorefront({BUYER_IP_HEADER: 'oxygen-buyer-ip'});
  await stack.shop.reset();
});
afterAll(() => stack.close());

const visit = (path: string, address: string) =>
  fetch(stack.origin + path, {headers: {'oxygen-buyer-ip': address, Accept: 'text/html'}, redirect: 'manual'});

/** Asks for many addresses, a few at once as a script would. @returns how often each status came */
async function visitAll(pathOf: (at: number) => string, address: string) {
  const counts: Record<number, number> = {};
  for (let at = 0; at < GUESSES; at += 10)
    await Promise.all(
      Array.from({length: 10}, async (_, offset) => {
        const response = await visit(pathOf(at + offset), address);
        await response.text();
        counts[response.status] = (counts[response.status] ?? 0) + 1;
      }),
    );
  return counts;
}

const callsOf = async (...operations: readonly string[]) =>
  (await stack.shop.log()).operations
    .filter(({operation}) => operation !== null && operations.includes(operation))
    .reduce((sum, {count}) => sum + count, 0);

describe('a visitor who guesses names', () => {
  it.each([
    ['/product/guess-', ['ProductPage', 'ProductStock', 'ProductRecommendations']],
    ['/collections/guess-', ['CollectionPage']],
    ['/pages/guess-', ['ContentPage']],
  ])('costs the shop a few calls in all at %s', async (path, operations) => {
    expect(await visitAll((at) => path + at, '192.0.2.1')).toEqual({404: GUESSES});
    expect(await callsOf(...operations)).toBeLessThanOrEqual(10);
  });

  it('still finds every product, by each of its names', async () => {
    await visitAll((at) => `/product/guess-${at}`, '192.0.2.2');
    const handles = SEED.products.map(({handle}) => handle);
    const statuses = await Promise.all(
      handles.map(async (handle) => (await visit(`/product/${handle}`, '192.0.2.2')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const named = await visit(`/product/${handles[0]?.toUpperCase()}`, '192.0.2.2');
    expect([named.status, named.headers.get('Location')]).toEqual([301, `/product/${handles[0]}`]);
  });
});

describe('a visitor who searches without end', () => {
  it.each(['/search?q=word', '/search/suggest?q=word'])(
    'is asked to wait at %s, while others are served',
    async (path) => {
      const counts = await visitAll((at) => `${path}${at}`, '192.0.2.3');
      expect(counts).toEqual({200: 120, 429: GUESSES - 120});
      const refused = await visit(`${path}again`, '192.0.2.3');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Too many searches. Please wait a minute and try again.');
      expect((await visit(`${path}again`, '192.0.2.4')).status).toBe(200);
      expect((await visit('/products', '192.0.2.3')).status).toBe(200);
    },
  );
});
