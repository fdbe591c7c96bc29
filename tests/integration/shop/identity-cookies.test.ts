import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {createSealedBox} from '../../../app/platform/session/sealed-box.server';
import {arrive} from '../../support/account';
import {isKnown, signInAtGoogle, signInWithCode} from '../../support/google-visitor';
import {claimsOf, SESSION} from '../../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, type Visitor} from '../../support/visitor';
import {SIGN_IN_METHODS} from '../../support/sign-in-methods';

const {ada, ben, farida} = SEED_PEOPLE;
const LARGEST_BYTES = 3_072;
const FLIPS = 50;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ROUTES = ['/', '/cart', '/auth', '/profile', '/profile/addresses'];

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {accountTokens: 'long'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const byPassword = async (browser: Visitor, {email}: {email: string} = ada) => {
  expect((await browser.post('/auth', signInFields(email, SEED_PASSWORD))).status).toBe(303);
  return browser;
};

describe.each(SIGN_IN_METHODS)('signing in with %s', (_way, signIn) => {
  it('sets host-only, secure and HttpOnly cookies', async () => {
    const browser = visitor();
    const lines = (await signIn(browser, stack)).headers.getSetCookie();
    expect(await isKnown(browser)).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-[a-z-]+=/);
      const attributes = line.split('; ').slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']));
      expect(line).not.toMatch(/domain=/i);
    }
  });

  it('encrypts the session cookie and keeps it below 3 kB', async () => {
    const browser = visitor();
    await signIn(browser, stack);
    const sealed = browser.cookies.get(SESSION) ?? '';
    expect(sealed.length).toBeLessThanOrEqual(LARGEST_BYTES);
    const plain = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    const claims = await claimsOf(browser);
    const secrets = [claims?.userId, claims?.sessionId, claims?.customerToken?.value, claims?.accountToken?.value];
    for (const secret of [...secrets, claims?.firstName, 'example.com', 'gmail.com'].filter(
      (each) => typeof each === 'string',
    ))
      expect(plain.join('\n')).not.toContain(secret);
  });

  it('ends for every copy of the cookie on signing out, even during an outage of Shopify', async () => {
    const browser = visitor();
    await signIn(browser, stack);
    const copy = createVisitor(stack.origin, browser);
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
    await browser.post('/logout', {});
    await stack.shop.reset();
    expect(await (await arrive(copy, '/profile')).text()).toContain('Your session has expired');
    expect(copy.cookies.has(SESSION)).toBe(false);
  });
});

// Google's prompt is not shown to signed-in customers.
it.each(SIGN_IN_METHODS.filter(([way]) => way !== 'Google’s prompt'))(
  'signing in with %s starts a new session, regardless of the previous cookie',
  async (_way, signIn) => {
    const browser = await byPassword(visitor(), ben);
    const planted = createVisitor(stack.origin, browser);
    await signIn(browser, stack);
    const [before, after] = [await claimsOf(planted), await claimsOf(browser)];
    expect(after?.sessionId).not.toBe(before?.sessionId);
    expect(after?.userId).not.toBe(before?.userId);
    expect(await (await arrive(planted, '/profile')).text()).toContain('Your session has expired');
  },
);

describe('the largest cookie', () => {
  it('combines a password, a code and Google, and stays below 3 kB', async () => {
    const browser = await byPassword(visitor(), farida);
    await signInWithCode(browser, stack, farida.email, {purpose: 'link'});
    await signInAtGoogle(browser, stack, GOOGLE_PEOPLE.dev, {purpose: 'link'});
    expect(await claimsOf(browser)).toMatchObject({customerToken: {}, accountToken: {}});
    expect(browser.cookies.get(SESSION)?.length).toBeLessThanOrEqual(LARGEST_BYTES);
  });
});

describe('a forged session cookie', () => {
  it('counts as signed out on every page if any character was changed', async () => {
    const browser = await byPassword(visitor());
    const sealed = browser.cookies.get(SESSION) ?? '';
    // The last base64 character of a part may contain unused bits, but its first bit is always used.
    const flipped = (mail: string) => LETTERS[LETTERS.indexOf(mail) ^ 32] ?? 'A';
    const flipAt = (at: number) => sealed.slice(0, at) + flipped(sealed.charAt(at)) + sealed.slice(at + 1);
    const places = Array.from({length: FLIPS}, (_, at) => Math.floor((at * sealed.length) / FLIPS));
    const known: unknown[] = [];
    // The requests are sequential because all of them at once would be a load test.
    for (const at of places)
      await Promise.all(
        ROUTES.map(async (route) => {
          const who = visitor();
          who.cookies.set(SESSION, flipAt(at));
          const response = await who.get(route);
          const page = await response.text();
          const isNamed = page.includes('Your profile') || page.includes('Byron');
          if (response.status !== 200 || isNamed) known.push({route, at, status: response.status});
        }),
      );
    expect(known).toEqual([]);
  });

  it.each<[string, (sealed: string) => string | Promise<string>]>([
    ['truncated', (sealed) => sealed.slice(0, -20)],
    ['without its signature', (sealed) => `${sealed.split('.').slice(0, 4).join('.')}.`],
    ['4 kB of random text', () => 'x'.repeat(4_000)],
    ['repeated', (sealed) => `${sealed}.${sealed}`],
    ['empty', () => ''],
    ['encrypted with another secret', () => foreignBox('session cookie').seal({userId: 'x'})],
    ['encrypted for another purpose', (sealed) => foreignBox('customer account tokens').seal(sealed)],
    ['unsealed', () => `${btoa('{"alg":"none"}')}..${btoa('{}')}.${btoa('{"userId":"x"}')}.`],
  ])('counts as signed out: %s', async (_what, spoil) => {
    const browser = await byPassword(visitor());
    browser.cookies.set(SESSION, await spoil(browser.cookies.get(SESSION) ?? ''));
    for (const route of ROUTES) {
      const response = await browser.get(route);
      expect({status: response.status, showsName: (await response.text()).includes('Byron')}).toEqual({
        status: 200,
        showsName: false,
      });
    }
  });

  it('counts as signed out if it precedes a valid one', async () => {
    const browser = await byPassword(visitor());
    const good = browser.cookies.get(SESSION) ?? '';
    const response = await visitor().get('/profile', {Cookie: `${SESSION}=x; ${SESSION}=${good}`});
    expect({status: response.status, showsName: (await response.text()).includes('Byron')}).toEqual({
      status: 200,
      showsName: false,
    });
  });
});

const foreignBox = (purpose: string) => createSealedBox(['somebody else’s secret of 32 characters or more'], purpose);
