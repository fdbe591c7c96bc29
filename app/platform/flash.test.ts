import {expect, test} from 'vitest';
import {createCookieJar} from './cookie-jar.server';
import {createFlash} from './flash.server';

function visit(cookie?: string) {
  const cookies = createCookieJar();
  const request = new Request('https://shop.example/', {headers: cookie ? {Cookie: cookie} : {}});
  return {cookies, flash: createFlash({request, cookies, cookieName: '__Host-flash'})};
}

test('what one page leaves the next one finds, once', () => {
  const {cookies, flash} = visit();
  flash.leave('signed-in');
  const [line = ''] = cookies.drain();
  expect(line).toBe('__Host-flash=signed-in; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
  const next = visit(line.split(';')[0]);
  expect(next.flash.take()).toBe('signed-in');
  expect(next.cookies.drain()).toEqual(['__Host-flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure']);
});

test('a visitor without one leaves no trace', () => {
  const {cookies, flash} = visit();
  expect(flash.take()).toBeNull();
  expect(cookies.drain()).toEqual([]);
});

test.each(['Call +1 555', '%3Cb%3E', 'x'.repeat(100), ''])('nothing but a code counts: %s', (value) => {
  expect(visit(`__Host-flash=${value}`).flash.take()).toBeNull();
});
