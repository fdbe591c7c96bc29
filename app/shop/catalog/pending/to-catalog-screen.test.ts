import {describe, expect, it} from 'vitest';
import {toCatalogScreen} from './to-catalog-screen';

describe('toCatalogScreen', () => {
  it.each([
    ['/products', 'shelves'],
    ['/products/', 'shelves'],
    ['/search', 'shelves'],
    ['/collections/bundles', 'shelves'],
    ['/product/palak-paneer', 'product'],
    ['/product/', null],
    ['/products/palak-paneer', null],
    ['/', 'home'],
    ['/cart', null],
  ])('maps %s to %s', (pathname, screen) => {
    expect(toCatalogScreen(pathname)).toBe(screen);
  });
});
