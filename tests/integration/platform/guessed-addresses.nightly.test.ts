import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED} from '../../../local/seed/seed';
import {redirectOf} from '../../support/redirect-of';
import {startStack, type Stack} from '../../support/stack';

const GUESSES = 150;
/** Fewer than an isolate renders at a time: on a busy machine others would wait too long, and get a 503. */
const AT_ONCE = 3;

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(async () => {
  await stack.restartStorefront({BUYER_IP_HEADER: 'oxygen-buyer-ip'});
  await stack.shop.reset();
});
afterAll(() => stack.close());

const request = (path: string, address: string) =>
  fetch(stack.origin + path, {headers: {'oxygen-buyer-ip': address, Accept: 'text/html'}, redirect: 'manual'});

/** Requests many URLs, a few in parallel as a script would, and returns the count of each status. */
async function visitAll(pathOf: (at: number) => string, address: string) {
  const counts: Record<number, number> = {};
  for (let at = 0; at < GUESSES; at += AT_ONCE)
    await Promise.all(
      Array.from({length: AT_ONCE}, async (_, offset) => {
        const response = await request(pathOf(at + offset), address);
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

describe('a visitor who guesses handles', () => {
  it.each([
    ['/product/guess-', ['ProductPage', 'ProductStock', 'ProductRecommendations']],
    ['/collections/guess-', ['CollectionPage']],
    ['/pages/guess-', ['ContentPage']],
  ])('causes a few Shopify calls in total at %s', async (path, operations) => {
    expect(await visitAll((at) => path + at, '192.0.2.1')).toEqual({404: GUESSES});
    expect(await callsOf(...operations)).toBeLessThanOrEqual(10);
  });

  it('still finds every product by each of its handles', async () => {
    await visitAll((at) => `/product/guess-${at}`, '192.0.2.2');
    const handles = SEED.products.map(({handle}) => handle);
    const products = await visitAll((at) => `/product/${handles[at % handles.length]}`, '192.0.2.2');
    expect(products).toEqual({200: GUESSES});
    const named = await request(`/product/${handles[0]?.toUpperCase()}`, '192.0.2.2');
    expect(redirectOf(named)).toEqual({status: 301, location: `/product/${handles[0]}`});
  });
});

describe('a visitor who searches continuously', () => {
  it.each(['/search?q=word', '/search/suggest?q=word'])(
    'is rate limited at %s, while others are served',
    async (path) => {
      const counts = await visitAll((at) => `${path}${at}`, '192.0.2.3');
      expect(counts).toEqual({200: 120, 429: GUESSES - 120});
      const refused = await request(`${path}again`, '192.0.2.3');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Too many searches. Please wait a minute and try again.');
      expect((await request(`${path}again`, '192.0.2.4')).status).toBe(200);
      expect((await request('/products', '192.0.2.3')).status).toBe(200);
    },
  );
});
