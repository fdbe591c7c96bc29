import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const PAGES = ['/', '/products', '/product/palak-paneer'];
const get = (path: string) => fetch(stack.origin + path, {headers: {Accept: 'text/html'}, redirect: 'manual'});

const LIES = [
  {mode: 'status', status: 502},
  {mode: 'html'},
  {mode: 'truncate'},
  {mode: 'partial'},
  {mode: 'throttle'},
  {mode: 'reset'},
  {mode: 'hang'},
] as const;

describe.each(LIES)('while Shopify responds with %j', (fault) => {
  it('an uncached page shows our error screen with Retry-After', async () => {
    await stack.restartStorefront();
    await stack.shop.fault({path: '/api/*', ...fault});
    const responses = await Promise.all(PAGES.map(get));
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('30');
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      const html = await response.text();
      expect(html).toContain('</html>');
      expect(html).not.toMatch(/localhost:\d+\/api|at \w+ \(|UpstreamError/);
    }
  });

  it('a cached page is served without an error', async () => {
    await stack.restartStorefront();
    for (const page of PAGES) await (await get(page)).text();
    await stack.shop.fault({path: '/api/*', ...fault});
    for (const page of PAGES) {
      const response = await get(page);
      expect(response.status).toBe(200);
      await response.text();
    }
  });
});

/** All other screens that call Shopify. */
const SCREENS = [
  '/search?q=curry',
  '/collections',
  '/collections/bundles',
  '/collections/no-such-shelf',
  '/product/no-such-dish',
  '/about',
  '/contact',
  '/faqs',
  '/recipes',
  '/lots/ppn-2620',
  '/tiffin',
  '/blogs',
  '/blogs/journal',
  '/blogs/journal/basmati-rice',
  '/shipping-returns',
  '/privacy-policy',
  '/terms-of-service',
];

describe.each([{mode: 'status', status: 500}, {mode: 'hang'}] as const)(
  'during an outage of Shopify by %j',
  (fault) => {
    it('every screen reports the outage and never a 404', async () => {
      await stack.restartStorefront();
      await stack.shop.fault({path: '/api/*', ...fault});
      for (const path of SCREENS) {
        const response = await get(path);
        expect({path, status: response.status, retryAfter: response.headers.get('Retry-After')}).toEqual({
          path,
          status: 503,
          retryAfter: '30',
        });
        const html = await response.text();
        expect(html).toContain('</html>');
        const isAboutProducts = /^\/(search|collections|product)\b/.test(path);
        expect({path, showsFailure: html.includes('Failed to load products from Shopify.')}).toEqual({
          path,
          showsFailure: isAboutProducts,
        });
      }
    });

    it('the cart and cart links load without confirming any change', async () => {
      await stack.restartStorefront();
      await stack.shop.fault({path: '/api/*', ...fault});
      for (const path of ['/cart', '/search', '/discount/SUMMER10', '/cart/44000000000002:1']) {
        const response = await get(path);
        expect({path, status: response.status}).toEqual({path, status: 200});
        expect(await response.text()).toContain('</html>');
      }
    });
  },
);

describe('after an outage of Shopify', () => {
  it('pages are complete immediately, because no failure was cached', async () => {
    await stack.restartStorefront();
    await stack.shop.fault({path: '/api/*', mode: 'partial'});
    await (await get('/product/palak-paneer')).text();
    await stack.shop.reset();
    const response = await get('/product/palak-paneer');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Palak Paneer');
  });

  it('two hundred concurrent requests for a page cause one Shopify call', async () => {
    await stack.restartStorefront();
    await Promise.all(Array.from({length: 200}, async () => (await get('/product/palak-paneer')).text()));
    const {operations} = await stack.shop.log();
    const asked = operations.filter(({operation}) => operation === 'ProductPage');
    expect(asked.reduce((sum, {count}) => sum + count, 0)).toBeLessThanOrEqual(3);
  });
});
