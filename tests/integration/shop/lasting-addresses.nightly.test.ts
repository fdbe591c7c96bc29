import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED} from '../../../local/seed/seed';
import {startStack, type Stack} from '../../support/stack';

const YEAR_ROUND = {seasonal_from: '2000-01-01', seasonal_until: '2999-12-31'} as Record<string, string>;

/** The seeded shop with a redirect, a product without images, and a permanent season. */
const seed = {
  ...SEED,
  urlRedirects: [...SEED.urlRedirects, {path: '/products/old-dal', target: '/product/palak-paneer'}],
  products: SEED.products.map((product) => (product.handle === 'desi-goat-curry' ? {...product, media: []} : product)),
  metaobjects: SEED.metaobjects.map((entry) => ({
    ...entry,
    fields: entry.fields.map((field) => ({...field, value: YEAR_ROUND[field.key] ?? field.value})),
  })),
};

let stack: Stack;
beforeAll(async () => void (stack = await startStack({seed})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const get = (path: string) => fetch(stack.origin + path, {headers: {Accept: 'text/html'}, redirect: 'manual'});
const countOf = async (name: string) =>
  (await stack.shop.log()).operations
    .filter(({operation}) => operation === name)
    .reduce((sum, {count}) => sum + count, 0);

describe('the URL of a product’s main image', () => {
  it.each(['palak-paneer', 'country-classics-bundle', 'b2', '4'])('redirects to an image: %s', async (slug) => {
    const response = await get(`/product/${slug}/primary-image`);
    expect(response.status).toBe(302);
    const picture = await fetch(response.headers.get('Location') ?? '');
    expect(picture.headers.get('Content-Type')).toMatch(/^image\//);
    await picture.body?.cancel();
  });

  it.each([
    '/product/no-such-dish/primary-image',
    '/product/desi-goat-curry/primary-image',
    '/product/primary-image',
    '/product/%20/primary-image',
    '/product/..%2f..%2fcart/primary-image',
    `/product/${'%F0%9F%A5%98'.repeat(30)}/primary-image`,
  ])('shows the page-not-found screen: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/404');
    expect((await get('/404')).status).toBe(404);
  });

  it('shows it, too, if the handle is empty or eight kilobytes long', async () => {
    for (const name of ['', '%F0%9F%A5%98'.repeat(680)]) {
      const page = await fetch(`${stack.origin}/product/${name}/primary-image`);
      expect(page.url).toBe(`${stack.origin}/404`);
      expect(page.status).toBe(404);
    }
  });

  it('returns 503 during an outage of Shopify', async () => {
    await stack.restartStorefront();
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    expect((await get('/product/palak-paneer/primary-image')).status).toBe(503);
  });
});

describe('Shopify’s default URL of a product', () => {
  it.each([
    ['/products/palak-paneer?utm_source=mail&a=%26', '/product/palak-paneer?utm_source=mail&a=%26'],
    ['/products/Palak-Paneer', '/product/palak-paneer'],
    ['/products/country-classics-bundle?x=1', '/product/desi-comfort-trio?x=1'],
    ['/products/b2', '/product/desi-comfort-trio'],
    ['/products/old-dal?x=1', '/product/palak-paneer?x=1'],
  ])('redirects permanently to our URL with its query: %s', async (path, to) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
  });

  it.each(['/products/no-such-dish', '/products/a/b', '/products/%3Cb%3E', '/products/__proto__'])(
    'returns 404 with a link to all products if there is none: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('Oops! Page not found');
      expect(page).toContain('Browse All Products');
      expect(page).toContain('Return to Home');
    },
  );
});

describe('guessed paths', () => {
  it('cause one read of the redirects in total, and evict no product from the cache', async () => {
    await stack.restartStorefront();
    await (await get('/product/palak-paneer')).text();
    for (let guess = 0; guess < 150; guess++) {
      await (await get(`/guess-${guess}/x`)).body?.cancel();
      await (await get(`/search?q=guess${guess}`)).body?.cancel();
    }
    const before = await countOf('ProductPage');
    await (await get('/product/palak-paneer')).text();
    expect(await countOf('GonePaths')).toBe(1);
    expect(await countOf('GonePath')).toBe(0);
    expect(await countOf('ProductPage')).toBe(before);
  });
});

describe('an empty cart', () => {
  it('has its seasonal title on every page of a visitor without a cart', async () => {
    const page = await (await get('/products')).text();
    expect(page).toContain('Your Halloween basket');
    expect(await (await get('/cart')).text()).toContain('<h1 class="text-title">Your Halloween basket</h1>');
  });
});
