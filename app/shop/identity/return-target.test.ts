import {expect, it} from 'vitest';
import {returnTarget} from './return-target';

const ORIGIN = 'https://shop.example';

it.each([
  ['/orders', '/orders'],
  ['/products?sort=price#top', '/products?sort=price#top'],
  ['https://shop.example/cart', '/cart'],
  ['/authors', '/authors'],
])('returnTarget accepts %s', (target, path) => expect(returnTarget(target, ORIGIN)).toBe(path));

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth?returnTo=/auth',
  '/login/',
  '/logout',
  '/account/reset/1/token',
  '/_t/c/v3/token',
  '/api/x',
  '/profile.data',
])('returnTarget rejects %j', (target) => {
  const path = returnTarget(target, ORIGIN);
  expect(path === null || path === '/').toBe(true);
});
