import {describe, expect, it} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {createCookieJar} from '~/platform/cookie-jar.server';
import {createReturnCookie} from './return-cookie.server';

function visit(cookie = '') {
  const cookies = createCookieJar();
  const context = {cookies, config: {PUBLIC_ORIGIN: 'https://shop.example'} as AppContext['config']};
  const request = new Request('https://shop.example/account/recover', {headers: {Cookie: cookie}});
  return {cookies, returning: createReturnCookie({context, request})};
}

describe('createReturnCookie', () => {
  it('keeps the path for a day, closed to scripts', () => {
    const {returning, cookies} = visit();
    returning.keep('/orders?x=1');
    expect(cookies.drain()).toEqual([
      '__Host-return-to=%2Forders%3Fx%3D1; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('returns the path once', () => {
    const {returning, cookies} = visit('__Host-return-to=%2Forders%3Fx%3D1');
    expect(returning.take()).toBe('/orders?x=1');
    expect(cookies.drain()[0]).toContain('__Host-return-to=; Max-Age=0');
  });

  it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/logout'])(
    'returns nothing for the path %j',
    (path) => {
      const found = visit(`__Host-return-to=${encodeURIComponent(path)}`).returning.take();
      expect(found === null || found === '/').toBe(true);
    },
  );

  it('returns nothing without a cookie, and for a malformed one', () => {
    expect(visit().returning.take()).toBeNull();
    expect(visit('__Host-return-to=%E0%A4%A').returning.take()).toBeNull();
  });
});
