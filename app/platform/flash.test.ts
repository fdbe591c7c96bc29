import {afterEach, expect, test, vi} from 'vitest';
import {createCookieJar} from './cookie-jar.server';
import {createFlash} from './flash.server';

const SECRET = 'an example secret of thirty-two characters';
const MESSAGE = 'Invalid flow state';

afterEach(() => void vi.useRealTimers());

/** Sets a message, and returns the value of the cookie. */
async function setMessage(): Promise<string> {
  const {cookies, flash} = createRequestFlash();
  await flash.setWithMessage('google-failed', MESSAGE);
  const [line = ''] = cookies.drain();
  return line.slice('__Host-flash='.length, line.indexOf(';'));
}

function createRequestFlash(cookie?: string) {
  const cookies = createCookieJar();
  const request = new Request('https://shop.example/', {headers: cookie ? {Cookie: cookie} : {}});
  return {cookies, flash: createFlash({secrets: [SECRET], request, cookies, cookieName: '__Host-flash'})};
}

test('returns the code on the next page, once', async () => {
  const {cookies, flash} = createRequestFlash();
  flash.set('signed-in');
  const [line = ''] = cookies.drain();
  expect(line).toBe('__Host-flash=signed-in; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
  const next = createRequestFlash(line.split(';')[0]);
  expect(await next.flash.consume()).toEqual({code: 'signed-in', message: null});
  expect(next.cookies.drain()).toEqual(['__Host-flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure']);
});

test('sets no cookie for a visitor without a flash', async () => {
  const {cookies, flash} = createRequestFlash();
  expect(await flash.consume()).toBeNull();
  expect(cookies.drain()).toEqual([]);
});

test.each(['Call +1 555', '%3Cb%3E', 'x'.repeat(100), 'no-such-code', 'constructor', ''])(
  'ignores a cookie without a known code: %s',
  async (value) => {
    expect(await createRequestFlash(`__Host-flash=${value}`).flash.consume()).toBeNull();
  },
);

test('passes the message of a service to the next page, encrypted', async () => {
  const value = await setMessage();
  expect(value).toMatch(/^google-failed\.[\w.-]+$/);
  expect(await createRequestFlash(`__Host-flash=${value}`).flash.consume()).toEqual({
    code: 'google-failed',
    message: MESSAGE,
  });
});

test('sets the code alone when the service sent no message', async () => {
  const {cookies, flash} = createRequestFlash();
  await flash.setWithMessage('google-failed', null);
  expect(cookies.drain()[0]).toMatch(/^__Host-flash=google-failed;/);
});

test.each([
  ['that is not sealed', async () => 'google-failed.Call-555-0100'],
  ['sealed for another code', async () => (await setMessage()).replace('google-failed', 'signed-in')],
  ['that was changed', async () => (await setMessage()).replace(/..$/, 'AA')],
])('drops a message %s, and keeps the code', async (_what, forge) => {
  expect(await createRequestFlash(`__Host-flash=${await forge()}`).flash.consume()).toMatchObject({message: null});
});

test('drops a message after its minute', async () => {
  const value = await setMessage();
  vi.useFakeTimers({now: Date.now() + 61_000, toFake: ['Date']});
  expect(await createRequestFlash(`__Host-flash=${value}`).flash.consume()).toEqual({
    code: 'google-failed',
    message: null,
  });
});
