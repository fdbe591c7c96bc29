import type {Storefront} from '@shopify/hydrogen';
import {describe, expect, it, vi} from 'vitest';
import {createCookieJar} from '../cookie-jar.server';
import {cartCookieName, createCart, getCookieCartId, type CartOptions} from './cart.server';

const KNOWN = 'gid://shopify/Cart/known?key=1';
const ADA = {customerToken: {value: 'a token', expiresAtMs: 1}, accountToken: null};

function visit({cookie = '', cookieName = '__Host-cart'}: {cookie?: string; cookieName?: CartOptions['cookieName']}) {
  const cart = {id: 'gid://shopify/Cart/other?key=2'};
  const payload = {cart, userErrors: [], warnings: []};
  const mutate = vi.fn<(document: string) => Promise<object>>(async () => new Proxy({}, {get: () => payload}));
  const cookies = createCookieJar();
  const under: Promise<unknown>[] = [];
  const handler = createCart({
    cartClient: {mutate, CacheNone: () => ({}), i18n: {}} as unknown as Storefront,
    cartId: getCookieCartId(new Request('https://shop.example/', {headers: {Cookie: cookie}}), cookieName),
    cookies,
    cookieName,
    session: {claims: async () => ADA as never},
    report: () => undefined,
    waitUntil: (promise) => void under.push(promise),
  });
  const identified = async () => {
    await Promise.all(under);
    return mutate.mock.calls.filter(([document]) => document.includes('cartBuyerIdentityUpdate(')).length;
  };
  return {handler, cookies, identified};
}

describe('cartCookieName', () => {
  it.each([
    ['https://shop.example', undefined, '__Host-cart'],
    ['http://localhost:3000', undefined, '__Host-cart'],
    ['http://[::1]:3000', undefined, '__Host-cart'],
    ['http://localhost:3000', '1', 'cart'],
    ['http://192.0.2.7:3000', undefined, 'cart'],
  ] as const)('at %s with LOCAL_PLAIN_COOKIES=%s is %s', (PUBLIC_ORIGIN, LOCAL_PLAIN_COOKIES, expected) => {
    expect(cartCookieName({PUBLIC_ORIGIN, LOCAL_PLAIN_COOKIES})).toBe(expected);
  });
});

describe('createCart', () => {
  it('identifies a signed-in buyer to a cart that it creates', async () => {
    const {handler, identified} = visit({});
    await handler.addLines([{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}]);
    expect(await identified()).toBe(1);
  });

  it('never identifies a buyer to the cart of the cookie, even if the shop answers with another spelling of its id', async () => {
    const {handler, identified} = visit({cookie: '__Host-cart=known%3Fkey%3D1'});
    const response = await handler.addLines([{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}]);
    handler.setCartId(response.cart.id);
    await handler.updateDiscountCodes(['SUMMER10']);
    expect(await identified()).toBe(0);
  });

  it.each([
    ['__Host-cart', '__Host-cart=known%3Fkey%3D1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure'],
    ['cart', 'cart=known%3Fkey%3D1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax'],
  ] as const)('writes the cookie %s with the attributes that its name allows', (cookieName, expected) => {
    const {handler, cookies} = visit({cookieName});
    handler.setCartId(KNOWN);
    expect(cookies.drain()).toEqual([expected]);
  });

  it('ignores a cookie of the plain name where the prefixed one is used, and a cookie that comes twice', () => {
    for (const cookie of ['cart=known%3Fkey%3D1', '__Host-cart=a%3Fkey%3D1; __Host-cart=b%3Fkey%3D2'])
      expect(visit({cookie}).handler.getCartId()).toBeUndefined();
  });
});
