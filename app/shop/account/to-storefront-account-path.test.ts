import {expect, it} from 'vitest';
import {toStorefrontAccountPath} from './to-storefront-account-path';

it.each([
  ['', '/profile'],
  ['profile', '/profile'],
  ['orders', '/orders'],
  ['orders/Z2lkOi8vc2hvcGlmeS9PcmRlci8x', '/orders'],
  ['addresses/', '/profile/addresses'],
  ['register', '/auth?tab=sign-up'],
  ['logout', '/profile'],
])('toStorefrontAccountPath converts /account/%s to %s', (rest, path) =>
  expect(toStorefrontAccountPath(rest)).toBe(path),
);

it.each(['nope', 'profile/x', 'logout/now', 'constructor', '__proto__', 'Orders'])(
  'toStorefrontAccountPath returns null for /account/%s',
  (rest) => expect(toStorefrontAccountPath(rest)).toBeNull(),
);
