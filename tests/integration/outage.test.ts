import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../support/stack';

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

describe.each(LIES)('a shop that answers with %j', (fault) => {
  it('gets a page of our own with a time to come back, when nothing is known yet', async () => {
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

  it('goes unnoticed on pages that were seen before', async () => {
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

/** Every other screen that asks the shop. */
const SCREENS = [
  '/search?q=curry',
  '/collections/bundles',
  '/collections/no-such-shelf',
  '/product/no-such-dish',
  '/about',
  '/contact',
  '/faqs',
  '/recipes',
  '/shipping-returns',
  '/privacy-policy',
  '/terms-of-service',
];

describe.each([{mode: 'status', status: 500}, {mode: 'hang'}] as const)(
  'under a shop that answers with %j',
  (fault) => {
    it('every screen says that it is down, never that something does not exist', async () => {
      await stack.restartStorefront();
      await stack.shop.fault({path: '/api/*', ...fault});
      for (const path of SCREENS) {
        const response = await get(path);
        expect([path, response.status, response.headers.get('Retry-After')]).toEqual([path, 503, '30']);
        const html = await response.text();
        expect(html).toContain('</html>');
        const isAboutProducts = /^\/(search|collections|product)\b/.test(path);
        expect([path, html.includes('Failed to load products from Shopify.')]).toEqual([path, isAboutProducts]);
      }
    });

    it('the basket and the links into it stand, and promise nothing', async () => {
      await stack.restartStorefront();
      await stack.shop.fault({path: '/api/*', ...fault});
      for (const path of ['/cart', '/search', '/discount/SUMMER10', '/cart/44000000000002:1']) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(await response.text()).toContain('</html>');
      }
    });
  },
);

describe('a shop that heals', () => {
  it('is shown whole at once: no failure was kept', async () => {
    await stack.restartStorefront();
    await stack.shop.fault({path: '/api/*', mode: 'partial'});
    await (await get('/product/palak-paneer')).text();
    await stack.shop.reset();
    const response = await get('/product/palak-paneer');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Palak Paneer');
  });

  it('is asked once for a page that two hundred visitors want at the same time', async () => {
    await stack.restartStorefront();
    await Promise.all(Array.from({length: 200}, async () => (await get('/product/palak-paneer')).text()));
    const {operations} = await stack.shop.log();
    const asked = operations.filter(({operation}) => operation === 'ProductPage');
    expect(asked.reduce((sum, {count}) => sum + count, 0)).toBeLessThanOrEqual(3);
  });
});
