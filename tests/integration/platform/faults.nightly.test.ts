import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {BROWSER_HEADERS} from '../../support/browser-headers';
import {addToCart, FIRST_PRODUCT} from '../../support/observe-shop';
import {shortestMs} from '../../support/shortest-ms';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(async () => {
  await stack.shop.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const CALLS = {path: '/api/*'};
const SECOND_PRODUCT = 'gid://shopify/ProductVariant/44000000000003';

/** Returns the milliseconds until the first byte of a page, and reads the rest. */
async function firstByteMs(visitor: Visitor, path: string): Promise<number> {
  const startMs = performance.now();
  const response = await visitor.get(path, BROWSER_HEADERS);
  const ms = performance.now() - startMs;
  expect({path, status: response.status}).toEqual({path, status: 200});
  await response.text();
  return ms;
}

const countCalls = async (operation?: string) =>
  (await stack.shop.log()).operations
    .filter(({api, operation: name}) => api === 'storefront' && (operation === undefined || operation === name))
    .reduce((sum, {count}) => sum + count, 0);

it('a response that trickles in slices is given up like a timeout', async () => {
  await stack.shop.fault({...CALLS, mode: 'slice', ms: 500});
  const startMs = performance.now();
  const {get} = createVisitor(stack.origin);
  for (const response of await Promise.all(['/', '/products', '/product/palak-paneer'].map((path) => get(path)))) {
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('</html>');
  }
  expect(performance.now() - startMs).toBeLessThan(6_000);
});

it('an outage causes at most 1.1 Shopify calls per page request', async () => {
  const requests = 100;
  await stack.shop.fault({...CALLS, mode: 'status', status: 503});
  const visitor = createVisitor(stack.origin);
  for (let request = 0; request < requests; request += 1) {
    const response = await visitor.get('/product/palak-paneer');
    expect(response.status).toBe(503);
    await response.text();
  }
  expect(await countCalls()).toBeLessThanOrEqual(requests * 1.1);
});

describe('a change of the cart', () => {
  it('whose response is lost is not repeated, and the cart shows it once', async () => {
    const visitor = createVisitor(stack.origin);
    await addToCart(visitor, FIRST_PRODUCT);
    await stack.shop.fault({op: 'cartLinesAdd', mode: 'dropAfterExecute', times: 1});
    const response = await addToCart(visitor, SECOND_PRODUCT);
    expect(await countCalls('cartLinesAdd')).toBe(1);
    // The worker does not know the earlier quantities, so the page shows the cart and asks to check it.
    expect(response.status).toBe(502);
    expect(await response.text()).toMatch(/role="(?:alert|status)"/);
    const [cart] = stack.shop.carts();
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([1, 1]);
  });

  it('is answered within 8 s by an uncached page while Shopify hangs, and keeps the cart', async () => {
    const visitor = createVisitor(stack.origin);
    await addToCart(visitor, FIRST_PRODUCT);
    await stack.restartStorefront();
    await stack.shop.fault({...CALLS, mode: 'hang'});
    const startMs = performance.now();
    const response = await addToCart(visitor, SECOND_PRODUCT, BROWSER_HEADERS);
    expect(performance.now() - startMs).toBeLessThan(8_000);
    expect(response.status).toBe(502);
    expect(await response.text()).toMatch(/role="(?:alert|status)"/);
    const [cart] = stack.shop.carts();
    expect(cart?.lines).toHaveLength(1);
  });
});

describe('with a delay on every Shopify call', () => {
  /** Far longer than a new worker takes for its first page on a busy machine. */
  const DELAY_MS = 1_000;
  const PAGES = [
    '/',
    '/products',
    '/product/palak-paneer',
    '/collections/bundles',
    '/recipes',
    '/recipes/palak-paneer',
    '/lots/ppn-2620',
    '/blogs/journal',
    '/blogs/journal/basmati-rice',
    '/about',
    '/search?q=curry',
    '/cart',
  ];

  it.each(PAGES)('the first byte of %s waits for one call after the other at most once', async (path) => {
    const visitor = createVisitor(stack.origin);
    await addToCart(visitor, FIRST_PRODUCT);
    const limitMs = 1.9 * DELAY_MS;
    const shortest = await shortestMs(limitMs, async () => {
      await stack.restartStorefront();
      await stack.shop.fault({...CALLS, mode: 'delay', ms: DELAY_MS});
      return firstByteMs(path === '/cart' ? visitor : createVisitor(stack.origin), path);
    });
    expect(shortest).toBeLessThan(limitMs);
  });

  it('a cached page waits for none', async () => {
    const paths = ['/', '/products', '/product/palak-paneer'];
    for (const path of paths) await firstByteMs(createVisitor(stack.origin), path);
    await stack.shop.fault({...CALLS, mode: 'delay', ms: DELAY_MS});
    for (const path of paths) expect(await firstByteMs(createVisitor(stack.origin), path)).toBeLessThan(DELAY_MS);
  });
});
