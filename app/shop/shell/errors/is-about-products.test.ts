import {expect, it} from 'vitest';
import {isAboutProducts} from './is-about-products';

it.each([
  ['/', true],
  ['/products', true],
  ['/product/palak-paneer', true],
  ['/collections/bundles', true],
  ['/search', true],
  ['/about', false],
  ['/privacy-policy', false],
  ['/policies', false],
  ['/profile/addresses', false],
  ['/order/1001', false],
  ['/productsheet', false],
])('decides whether the page %s is about products: %s', (pathname, expected) => {
  expect(isAboutProducts(pathname)).toBe(expected);
});
