import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {PRODUCT_COPY} from '../../app/shop/product/product-copy';
import {BROWSER_HEADERS} from '../support/browser-headers';
import {percentile} from '../support/percentile';
import {addToCart, FIRST_PRODUCT} from '../support/observe-shop';
import {startStack, type Stack} from '../support/stack';
import {createVisitor, type Visitor} from '../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(async () => {
  await stack.shop.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const PRODUCT = '/product/palak-paneer';
const VISITS = 40;
const SHOPPER_VISITS = 4;
/** What a busy machine may add by chance: a quarter of the shortest delay of these tests. */
const NOISE_MS = 250;

/** Opens a page as a browser does, and measures until its first byte and until its end. */
async function visit(visitor: Visitor, path: string) {
  const startMs = performance.now();
  const response = await visitor.get(path, BROWSER_HEADERS);
  const firstByteMs = performance.now() - startMs;
  const html = await response.text();
  return {response, html, firstByteMs, totalMs: performance.now() - startMs};
}

/** Returns the 95th percentile of the times until the first byte for a visitor without cookies, who gets cached pages. */
async function firstByteP95Ms(path: string): Promise<number> {
  const visitor = createVisitor(stack.origin);
  const times: number[] = [];
  for (let count = 0; count < VISITS; count++) times.push((await visit(visitor, path)).firstByteMs);
  return percentile(times, 0.95);
}

/**
 * Returns the longest time until the first byte among parallel visits of a shopper with a cart. These pages are rendered,
 * and the cart is streamed after the first byte.
 */
async function longestFirstByteMs(shopper: Visitor, path: string): Promise<number> {
  const visits = await Promise.all(Array.from({length: SHOPPER_VISITS}, () => visit(shopper, path)));
  return Math.max(...visits.map(({firstByteMs}) => firstByteMs));
}

describe.each([1_000, 3_000])('while each Shopify call takes %i ms longer', (ms) => {
  it.each(['/', '/products', PRODUCT])('%s begins as fast as ever if it was visited before', async (path) => {
    const shopper = createVisitor(stack.origin);
    await addToCart(shopper, FIRST_PRODUCT);
    await visit(shopper, path);
    const before = {anonymous: await firstByteP95Ms(path), shopper: await longestFirstByteMs(shopper, path)};
    await stack.shop.fault({path: '/api/*', mode: 'delay', ms});
    const during = {anonymous: await firstByteP95Ms(path), shopper: await longestFirstByteMs(shopper, path)};
    expect(during.anonymous).toBeLessThan(before.anonymous * 1.2 + NOISE_MS);
    expect(during.shopper).toBeLessThan(before.shopper * 1.2 + NOISE_MS);
  });
});

describe('while a Shopify call takes 10 s longer', () => {
  it('a product page that was not visited before is our error screen within 3 s', async () => {
    await stack.shop.fault({path: '/api/*', mode: 'delay', ms: 10_000});
    const {response, html, firstByteMs, totalMs} = await visit(createVisitor(stack.origin), PRODUCT);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(html).toContain('</html>');
    expect(firstByteMs).toBeLessThan(3_000);
    expect(totalMs).toBeLessThan(6_000);
  });

  it('a product page without its recommendations shows other products and ends within 6 s', async () => {
    await stack.shop.fault({op: 'ProductRecommendations', mode: 'delay', ms: 10_000});
    const {response, html, firstByteMs, totalMs} = await visit(createVisitor(stack.origin), PRODUCT);
    expect(response.status).toBe(200);
    expect(html).toContain(PRODUCT_COPY.related);
    expect(html).toContain('href="/product/desi-chicken-curry"');
    expect(html).toContain('</html>');
    expect(firstByteMs).toBeLessThan(3_000);
    expect(totalMs).toBeLessThan(6_000);
  });
});
