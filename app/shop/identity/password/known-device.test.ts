import {describe, expect, it} from 'vitest';
import {createCookieJar} from '~/platform/cookie-jar.server';
import {testConfig} from '~/platform/test-config';
import {findKnownDevice, rememberDevice} from './known-device.server';

const ADA = 'ada@example.com';

function createContext(cookie = '', secret = 'a secret of at least thirty-two characters') {
  const config = {...testConfig(), SESSION_SECRETS: [secret], LOCAL_PLAIN_COOKIES: undefined};
  return {
    config,
    cookies: createCookieJar(),
    request: new Request('https://shop.example/auth', {headers: {Cookie: cookie}}),
  };
}

/** Returns the cookie that a browser keeps after its owner has signed in. */
async function signInOnce(email: string, cookie = '') {
  const context = createContext(cookie);
  await rememberDevice(context, email);
  const [line = ''] = context.cookies.drain();
  return {line, cookie: line.split(';')[0] ?? ''};
}

describe('a browser in which a customer has signed in', () => {
  it('is known to their account only, however the address is typed', async () => {
    const {cookie} = await signInOnce(ADA);
    expect(await findKnownDevice(createContext(cookie), ' ADA@example.com ')).toMatch(/^[\da-f-]{36}$/);
    expect(await findKnownDevice(createContext(cookie), 'ben@example.com')).toBeNull();
    expect(await findKnownDevice(createContext(), ADA)).toBeNull();
  });

  it('keeps its id, so that signing in again gives no new tries', async () => {
    const {cookie} = await signInOnce(ADA);
    const again = await signInOnce(ADA, cookie);
    expect(await findKnownDevice(createContext(again.cookie), ADA)).toBe(
      await findKnownDevice(createContext(cookie), ADA),
    );
  });

  it('has a cookie that scripts cannot read and that contains no name', async () => {
    const {line, cookie} = await signInOnce(ADA);
    expect(line).toMatch(/^__Host-device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    for (const part of cookie.split('.'))
      expect(atob(part.replace(/^.*=/, '').replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/ada/i);
  });

  it.each([
    ['changed', (cookie: string) => cookie.slice(0, -2), undefined],
    ['sealed with another secret', (cookie: string) => cookie, 'another secret of at least 32 characters'],
  ])('is unknown if its cookie is %s', async (_what, change, secret) => {
    const {cookie} = await signInOnce(ADA);
    expect(await findKnownDevice(createContext(change(cookie), secret), ADA)).toBeNull();
  });
});
