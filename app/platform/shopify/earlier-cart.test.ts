import {describe, expect, it} from 'vitest';
import {createCookieJar} from '../cookie-jar.server';
import {createEarlierCart} from './earlier-cart.server';

const EARLIER = 'gid://shopify/Cart/old?key=k0';

function visit(cookie: string, cartCookieName: '__Host-cart' | 'cart' = '__Host-cart') {
  const cookies = createCookieJar();
  const request = new Request('https://shop.example/', {headers: {Cookie: cookie}});
  return {cookies, earlier: createEarlierCart({request, cookies, cartCookieName})};
}

describe('createEarlierCart', () => {
  it.each([
    ['__Host-cart', '__Host-earlier-cart=old%3Fkey%3Dk0; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure'],
    ['cart', 'earlier-cart=old%3Fkey%3Dk0; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax'],
  ] as const)('keeps a cart for a week, closed to scripts, beside the cookie %s', (cartCookieName, expected) => {
    const {earlier, cookies} = visit('', cartCookieName);
    earlier.keep(EARLIER);
    expect(cookies.drain()).toEqual([expected]);
    expect(earlier.getId()).toBe(EARLIER);
  });

  it('finds the kept cart until it is forgotten', () => {
    const {earlier, cookies} = visit('__Host-cart=new; __Host-earlier-cart=old%3Fkey%3Dk0');
    expect(earlier.getId()).toBe(EARLIER);
    earlier.forget();
    expect(earlier.getId()).toBeNull();
    expect(cookies.drain()).toEqual(['__Host-earlier-cart=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure']);
  });

  it.each([
    '__Host-earlier-cart=a; __Host-earlier-cart=b',
    'earlier-cart=old',
    '__Host-earlier-cart=%22%7D%20mutation',
    '__Host-earlier-cart=',
    '',
  ])('finds none in the cookies "%s", and deletes nothing', (cookie) => {
    const {earlier, cookies} = visit(cookie);
    expect(earlier.getId()).toBeNull();
    earlier.forget();
    expect(cookies.drain()).toEqual([]);
  });
});
