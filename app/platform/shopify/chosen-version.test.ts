import {createCustomerAccountClient, createStorefrontClient} from '@shopify/hydrogen';
import {afterEach, expect, it, vi} from 'vitest';
import {SHOPIFY_API_VERSION} from './api-version';
import {withChosenVersion} from './chosen-version.server';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const SESSION = {get: () => undefined, set: () => undefined, unset: () => undefined, commit: async () => ''};

afterEach(() => void warn.mockClear());

it('creates the clients of the shop without a warning about the version of its API', () => {
  withChosenVersion(() =>
    createStorefrontClient({
      storeDomain: 'shop.example',
      publicStorefrontToken: 'token',
      storefrontApiVersion: SHOPIFY_API_VERSION,
      i18n: {language: 'EN', country: 'US'},
    }),
  );
  withChosenVersion(() =>
    createCustomerAccountClient({
      session: SESSION,
      customerAccountId: 'client',
      shopId: '1',
      customerApiVersion: SHOPIFY_API_VERSION,
      request: new Request('https://shop.example/'),
      waitUntil: () => undefined,
    }),
  );
  // Here Hydrogen also wants a cache and a private token.
  expect(warn.mock.calls.filter(([line]) => String(line).includes('version'))).toEqual([]);
});

it('passes every other warning on, and all of them afterwards', () => {
  withChosenVersion(() => console.warn('session is required'));
  console.warn('API version 1');
  expect(warn.mock.calls).toEqual([['session is required'], ['API version 1']]);
});

it('passes warnings on again after a client could not be created', () => {
  expect(() =>
    withChosenVersion(() => {
      throw new Error('no domain');
    }),
  ).toThrow('no domain');
  console.warn('API version 1');
  expect(warn).toHaveBeenCalledOnce();
});
