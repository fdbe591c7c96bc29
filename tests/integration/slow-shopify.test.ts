import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
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

/** Crawlers, such as the client of Node, get no streamed pages. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
};
const PRODUCT = '/product/palak-paneer';
const VISITS = 40;
const SHOPPER_VISITS = 4;
/** What a busy machine may add by chance, far below any delay of these tests. */
const NOISE_MS = 100;

/** Opens a page as a browser does, and measures until its first byte and until its end. */
async function visit(visitor: Visitor, path: string) {
  const startMs = performance.now();
  const response = await visitor.get(path, BROWSER);
  const firstByteMs = performance.now() - startMs;
  const html = await response.text();
  return {response, html, firstByteMs, totalMs: performance.now() - startMs};
}

/** Returns the 95th percentile of many visits of a stranger, whose pages come from the page cache. */
async function strangerP95(path: string): Promise<number> {
  const stranger = createVisitor(stack.origin);
  const times: number[] = [];
  for (let count = 0; count < VISITS; count++) times.push((await visit(stranger, path)).firstByteMs);
  return percentile(times, 0.95);
}

/** Returns the longest of some visits of a shopper with a cart, whose pages are rendered. Their carts arrive late. */
async function shopperMost(shopper: Visitor, path: string): Promise<number> {
  const visits = await Promise.all(Array.from({length: SHOPPER_VISITS}, () => visit(shopper, path)));
  return Math.max(...visits.map(({firstByteMs}) => firstByteMs));
}

describe.each([1_000, 3_000])('while each Shopify call takes %i ms longer', (ms) => {
  it.each(['/', '/products', PRODUCT])('%s begins as fast as ever if it was visited before', async (path) => {
    const shopper = createVisitor(stack.origin);
    await addToCart(shopper, FIRST_PRODUCT);
    await visit(shopper, path);
    const before = {stranger: await strangerP95(path), shopper: await shopperMost(shopper, path)};
    await stack.shop.fault({path: '/api/*', mode: 'delay', ms});
    const during = {stranger: await strangerP95(path), shopper: await shopperMost(shopper, path)};
    expect(during.stranger).toBeLessThan(before.stranger * 1.2 + NOISE_MS);
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

  it('a product page without its recommendations ends within 6 s', async () => {
    await stack.shop.fault({op: 'ProductRecommendations', mode: 'delay', ms: 10_000});
    const {response, html, firstByteMs, totalMs} = await visit(createVisitor(stack.origin), PRODUCT);
    expect(response.status).toBe(200);
    expect(html).toContain('</html>');
    expect(firstByteMs).toBeLessThan(3_000);
    expect(totalMs).toBeLessThan(6_000);
  });
});
