import {afterEach, expect, test, vi} from 'vitest';
import {createCookieJar} from './cookie-jar.server';
import {createFlash} from './flash.server';

const SECRET = 'an example secret of thirty-two characters';
const WORDS = 'Invalid flow state';

afterEach(() => void vi.useRealTimers());

/** Leaves words, and returns the cookie's value as the browser sends it back. */
async function leaveWords(): Promise<string> {
  const {cookies, flash} = visit();
  await flash.leaveWords('google-failed', WORDS);
  const [line = ''] = cookies.drain();
  return line.slice('__Host-flash='.length, line.indexOf(';'));
}

function visit(cookie?: string) {
  const cookies = createCookieJar();
  const request = new Request('https://shop.example/', {headers: cookie ? {Cookie: cookie} : {}});
  return {cookies, flash: createFlash({secrets: [SECRET], request, cookies, cookieName: '__Host-flash'})};
}

test('what one page leaves the next one finds, once', async () => {
  const {cookies, flash} = visit();
  flash.leave('signed-in');
  const [line = ''] = cookies.drain();
  expect(line).toBe('__Host-flash=signed-in; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
  const next = visit(line.split(';')[0]);
  expect(await next.flash.take()).toEqual({code: 'signed-in', words: null});
  expect(next.cookies.drain()).toEqual(['__Host-flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure']);
});

test('a visitor without one leaves no trace', async () => {
  const {cookies, flash} = visit();
  expect(await flash.take()).toBeNull();
  expect(cookies.drain()).toEqual([]);
});

test.each(['Call +1 555', '%3Cb%3E', 'x'.repeat(100), ''])('nothing but a code counts: %s', async (value) => {
  expect(await visit(`__Host-flash=${value}`).flash.take()).toBeNull();
});

test('words that a service answered reach the next page, and cannot be read in between', async () => {
  const value = await leaveWords();
  expect(value).toMatch(/^google-failed\.[\w.-]+$/);
  expect(await visit(`__Host-flash=${value}`).flash.take()).toEqual({code: 'google-failed', words: WORDS});
});

test('a service that answered nothing leaves the code alone', async () => {
  const {cookies, flash} = visit();
  await flash.leaveWords('google-failed', null);
  expect(cookies.drain()[0]).toMatch(/^__Host-flash=google-failed;/);
});

test.each([
  ['that was not sealed', async () => 'google-failed.Call-555-0100'],
  ['sealed for another code', async () => (await leaveWords()).replace('google-failed', 'signed-in')],
  ['that were changed', async () => (await leaveWords()).replace(/..$/, 'AA')],
])('words %s are not said, only the code is', async (_what, forge) => {
  expect(await visit(`__Host-flash=${await forge()}`).flash.take()).toMatchObject({words: null});
});

test('words are not said after their minute is over', async () => {
  const value = await leaveWords();
  vi.useFakeTimers({now: Date.now() + 61_000, toFake: ['Date']});
  expect(await visit(`__Host-flash=${value}`).flash.take()).toEqual({code: 'google-failed', words: null});
});
