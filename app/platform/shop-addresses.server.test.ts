import {describe, expect, it, vi} from 'vitest';
import {parseConfig} from './env.server';
import {getHostMismatch, setAccountOrigins, setPrimaryDomain} from './store-origins.server';
import {isCheckoutAddress, isMediaAddress, isOrderPageAddress, shopOrigins} from './shop-addresses.server';
import {testConfig} from './test-config';

const REAL = parseConfig({
  PUBLIC_ORIGIN: 'https://shop.example',
  PUBLIC_STORE_DOMAIN: 'my-store.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: '0'.repeat(32),
  PRIVATE_STOREFRONT_API_TOKEN: 'private',
  SESSION_SECRETS: 's'.repeat(32),
});
const LOCAL = testConfig();

it('returns the origins of the store’s domain and checkout', () => {
  expect(shopOrigins(REAL)).toEqual(['https://my-store.myshopify.com', 'https://checkout.shop.example']);
  expect(shopOrigins(LOCAL)).toEqual(['http://localhost:4000']);
});

describe('the address of the checkout', () => {
  it.each([
    ['https://checkout.shop.example/cart/c/1?key=2', REAL],
    ['https://my-store.myshopify.com/cart/c/1', REAL],
    ['http://localhost:4000/cart/c/1', LOCAL],
  ])('may be %s', (address, config) => {
    expect(isCheckoutAddress(address, config)).toBe(true);
  });

  it.each([
    'https://shop.example/cart/c/1',
    'https://evil.example/cart/c/1',
    'https://checkout.shop.example.evil.example/',
    'https://checkout.shop.example@evil.example/',
    'https://ada:secret@checkout.shop.example/',
    'http://checkout.shop.example/cart/c/1',
    '//checkout.shop.example/cart/c/1',
    '/cart/c/1',
    'javascript:alert(1)',
    '',
  ])('is never %s', (address) => {
    expect(isCheckoutAddress(address, REAL)).toBe(false);
  });

  it('is never the storefront’s own, even if the checkout is misconfigured to it', () => {
    const circular = {...REAL, PUBLIC_CHECKOUT_DOMAIN: 'shop.example'};
    expect(isCheckoutAddress('https://shop.example/cart/c/1', circular)).toBe(false);
  });
});

describe('the hosts that a store has named itself', () => {
  const store = (name: string) => ({...REAL, PUBLIC_STORE_DOMAIN: `${name}.myshopify.com`});

  it('include its primary domain, for the checkout and for order pages', () => {
    const config = store('with-primary');
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(isCheckoutAddress('https://www.primary.example/cart/c/1', config)).toBe(false);
    setPrimaryDomain(config, 'https://www.primary.example');
    expect(isCheckoutAddress('https://www.primary.example/cart/c/1', config)).toBe(true);
    expect(isOrderPageAddress('https://www.primary.example/1/orders/2', config)).toBe(true);
    expect(getHostMismatch(config)).toBe(
      "PUBLIC_CHECKOUT_DOMAIN: checkout.shop.example, but the store's primary domain is www.primary.example",
    );
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('www.primary.example'));
  });

  it.each([
    ['our own', 'https://shop.example'],
    ['the checkout of the settings', 'https://checkout.shop.example'],
    ['one that speaks no https', 'http://www.primary.example'],
  ])('differ from nothing where the primary domain is %s', (_which, primary) => {
    const config = store(`primary-${primary.replace(/\W+/g, '-')}`);
    setPrimaryDomain(config, primary);
    expect(getHostMismatch(config)).toBeNull();
    expect(shopOrigins(config)).toHaveLength(2);
  });

  it('include those of its customer accounts, for order pages alone', () => {
    const config = store('with-accounts');
    setAccountOrigins(config, ['https://account.shop.example', 'https://account.shop.example']);
    expect(isOrderPageAddress('https://account.shop.example/orders/1', config)).toBe(true);
    expect(isCheckoutAddress('https://account.shop.example/cart/c/1', config)).toBe(false);
    for (const address of [
      'https://evil.example/orders/1',
      'http://account.shop.example/orders/1',
      'javascript:alert(1)',
    ])
      expect(isOrderPageAddress(address, config)).toBe(false);
  });
});

describe('the address of a picture', () => {
  it.each([
    ['https://cdn.shopify.com/s/files/1/pack.png?v=1', REAL],
    ['https://shop.example/cdn/shop/files/pack.png', REAL],
    ['https://my-store.myshopify.com/cdn/shop/files/pack.png', REAL],
    ['http://localhost:3000/cdn/shop/files/pack.png', LOCAL],
  ])('may be %s', (address, config) => {
    expect(isMediaAddress(address, config)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//evil.example/pack.png',
    'https://evil.example/cdn/pack.png',
    'https://evil.cdn.shopify.com.evil.example/pack.png',
    'https://cdn.shopify.com@evil.example/pack.png',
    'https://ada:secret@cdn.shopify.com/pack.png',
    'http://cdn.shopify.com/pack.png',
    'https://shop.example/product/pack',
    'https://shop.example/cdn/../logout',
    'blob:https://shop.example/cdn/pack.png',
    'pack.png',
  ])('is never %s', (address) => {
    expect(isMediaAddress(address, REAL)).toBe(false);
  });
});
