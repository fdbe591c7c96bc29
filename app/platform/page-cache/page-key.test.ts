import {describe, expect, it, vi} from 'vitest';
import type {PageQuery} from '~/core/page-query';
import {createPageKeys} from './page-key';

const ROUTES: Readonly<Record<string, PageQuery>> = {
  '/': [],
  '/products': ['sort', 'heat'],
  '/product/palak-paneer': 'options',
  '/product/curry-kit': 'options',
  '/product/not-read': 'options',
};
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  '/product/palak-paneer': [],
  '/product/curry-kit': ['Size', 'Heat level'],
};
const keyOf = createPageKeys(
  (pathname) => ROUTES[pathname] ?? null,
  (pathname) => OPTIONS[pathname] ?? null,
);
const addressOf = (path: string) => keyOf(new URL(path, 'https://shop.example'))?.address ?? null;

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&anything=1', '/'],
    ['/products?fbclid=x', '/products'],
    ['/products?heat=hot&sort=price&page=2', '/products?heat=hot&sort=price'],
    ['/products?sort=price&heat=hot', '/products?heat=hot&sort=price'],
    ['/products?heat=b&heat=a', '/products?heat=b&heat=a'],
    ['/product/palak-paneer?anything=7&utm_campaign=diwali', '/product/palak-paneer'],
    ['/product/curry-kit?utm_campaign=diwali&Size=Family&anything=7', '/product/curry-kit?Size=Family'],
    ['/product/curry-kit?size=Family&HEAT+LEVEL=hot', '/product/curry-kit?Heat+level=hot&Size=Family'],
    ['/product/curry-kit.data?Size=Family&x=1', '/product/curry-kit.data?Size=Family'],
    ['/product/not-read', '/product/not-read'],
    ['/product/not-read?utm_source=mail&gclid=x&fbclid=y', '/product/not-read'],
    ['/_root.data?utm_source=mail', '/_root.data'],
    [
      '/products.data?utm_source=mail&sort=price&_routes=routes%2Fproducts',
      '/products.data?_routes=routes%2Fproducts&sort=price',
    ],
    ['/products?_routes=routes%2Fproducts', '/products'],
  ])('of %s is %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it.each(['/cart', '/Products', '/products/', '/products//sale', '/cart.data', '/product/palak%2Dpaneer'])(
    'does not exist for %s',
    (path) => {
      expect(addressOf(path)).toBeNull();
    },
  );

  it('is null for a product page with a query while the options of the product are unknown', () => {
    expect(addressOf('/product/not-read?Size=Family')).toBeNull();
    expect(addressOf('/product/not-read?utm_source=mail&Size=Family')).toBeNull();
  });

  it('does not exist for a query longer than any link', () => {
    expect(addressOf(`/products?heat=${'x'.repeat(500)}`)).toBeNull();
    expect(addressOf(`/products?anything=${'x'.repeat(500)}`)).toBe('/products');
  });

  it('lists the parameters that the page does not read apart', () => {
    const unreadOf = (path: string) => keyOf(new URL(path, 'https://shop.example'))?.unread;
    expect(unreadOf('/products?utm_source=mail&sort=price&b=%26&a')).toBe('a=&b=%26&utm_source=mail');
    expect(unreadOf('/products?sort=price')).toBe('');
  });

  it('tells the data of a page from its document', () => {
    const isData = (path: string) => keyOf(new URL(path, 'https://shop.example'))?.isData;
    expect([isData('/products.data?sort=price'), isData('/products.data'), isData('/products')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('separates pages with a query from those without', () => {
    const hasQuery = (path: string) => keyOf(new URL(path, 'https://shop.example'))?.hasQuery;
    expect([hasQuery('/products?sort=price'), hasQuery('/products?utm_id=1')]).toEqual([true, false]);
  });
});

it('asks for the route of a path once, and forgets paths before they fill the memory', () => {
  const findQuery = vi.fn(() => null);
  const keys = createPageKeys(findQuery, () => null);
  const visit = (path: string) => keys(new URL(path, 'https://shop.example'));
  visit('/guess');
  visit('/guess');
  expect(findQuery).toHaveBeenCalledOnce();
  for (let guess = 0; guess < 1_000; guess++) visit(`/guess-${guess}`);
  visit('/guess');
  expect(findQuery).toHaveBeenCalledTimes(1_002);
});
