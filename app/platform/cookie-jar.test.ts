import {describe, expect, it} from 'vitest';
import {hasPersonalCookie, readCookie} from './cookie-jar.server';

const requestWith = (cookie: string) => new Request('https://shop.example/', {headers: {Cookie: cookie}});

describe('readCookie', () => {
  it('returns the value of exactly this name, equals signs included', () => {
    expect(readCookie(requestWith('a=1; __Host-cart=x=y; cart=z'), '__Host-cart')).toBe('x=y');
  });

  it('returns null for a name that is absent or comes twice', () => {
    expect(readCookie(requestWith('cart=1'), '__Host-cart')).toBeNull();
    expect(readCookie(requestWith('cart=1; other=2; cart=1'), 'cart')).toBeNull();
  });
});

describe('hasPersonalCookie', () => {
  it.each(['__Host-session=x', 'theme=dark; __Host-cart=y', 'cart=y', 'a=1;flash=z', '__Host-one-tap=x', 'refresh=1'])(
    'recognizes a cookie of ours in %j',
    (cookie) => expect(hasPersonalCookie(requestWith(cookie))).toBe(true),
  );

  it.each(['', 'theme=dark', 'mycart=1', 'a=cart=1', 'norefresh=1', '__Host-device=x'])(
    'recognizes none in %j',
    (cookie) => expect(hasPersonalCookie(requestWith(cookie))).toBe(false),
  );
});
