import {expect, it} from 'vitest';
import {
  exportDiscoveredOrigins,
  getAccountOrigins,
  getPrimaryOrigin,
  hasTagManager,
  importDiscoveredOrigins,
  setAccountOrigins,
  setPrimaryDomain,
  setTagManager,
} from './store-origins.server';

const storeOf = (name: string) => ({
  PUBLIC_ORIGIN: 'https://front.example',
  PUBLIC_STORE_DOMAIN: name,
  PUBLIC_CHECKOUT_DOMAIN: 'shop.example',
});

it('a new isolate learns of a store what another one knew', () => {
  const known = storeOf('known.myshopify.com');
  setPrimaryDomain(known, 'https://shop.example/');
  setAccountOrigins(known, ['https://account.shop.example']);
  setTagManager(known, true);
  const fresh = storeOf('fresh.myshopify.com');
  importDiscoveredOrigins(fresh, exportDiscoveredOrigins(known));
  expect(getPrimaryOrigin(fresh)).toBe('https://shop.example');
  expect(getAccountOrigins(fresh)).toEqual(['https://account.shop.example']);
  expect(hasTagManager(fresh)).toBe(true);
});

it('what an isolate has discovered itself stays', () => {
  const store = storeOf('own.myshopify.com');
  setTagManager(store, false);
  setPrimaryDomain(store, 'https://shop.example/');
  importDiscoveredOrigins(store, '{"primary":"https://older.example","usesTagManager":true}');
  expect(getPrimaryOrigin(store)).toBe('https://shop.example');
  expect(hasTagManager(store)).toBe(false);
});

it('nothing is added from an isolate that has discovered nothing', () => {
  const store = storeOf('nothing.myshopify.com');
  importDiscoveredOrigins(store, exportDiscoveredOrigins(storeOf('unknown.myshopify.com')));
  expect(getPrimaryOrigin(store)).toBeNull();
  expect(getAccountOrigins(store)).toEqual([]);
  expect(hasTagManager(store)).toBe(false);
});
