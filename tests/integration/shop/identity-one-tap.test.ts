import type {JWTPayload} from 'jose';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {digestOf, isKnown, signInAtGoogle, findOneTapOffer} from '../../support/google-visitor';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const issue = (claims: JWTPayload) =>
  stack.backend.backend.context.google.issue(GOOGLE_PEOPLE.ada, stack.backend.config.googleClientId, claims);
const result = (browser: Visitor, credential: string) =>
  browser.post('/auth/one-tap', {credential, returnTo: '/products'});
const tokenCalls = async () =>
  (await stack.backend.log()).requests.filter(({path}) => path === '/auth/v1/token').length;

describe('Google’s prompt', () => {
  it('is offered with the digest of a nonce, whose plain text is not readable', async () => {
    const response = await visitor().post('/auth/one-tap/offer', {});
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.json()).toEqual({
      clientId: stack.backend.config.googleClientId,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      script: `${stack.backend.origin}/gsi/client`,
    });
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-one-tap=[^;]+; Max-Age=300; Path=\/; HttpOnly/);
  });

  it('is not offered to signed-in customers, or without a Google client', async () => {
    const browser = visitor();
    await signInAtGoogle(browser, stack, GOOGLE_PEOPLE.ada);
    expect((await browser.post('/auth/one-tap/offer', {})).status).toBe(204);
    await stack.restartStorefront({GOOGLE_CLIENT_ID: ''});
    expect((await visitor().post('/auth/one-tap/offer', {})).status).toBe(204);
    await stack.restartStorefront();
  });

  it('signs the customer in on the current page', async () => {
    const browser = visitor();
    const {nonce} = await findOneTapOffer(browser);
    const done = await result(browser, await issue({nonce}));
    expect(redirectOf(done)).toEqual({status: 303, location: '/products'});
    expect(browser.cookies.get('__Host-flash')).toBe('signed-in-with-google');
    expect(await isKnown(browser)).toBe(true);
    expect(await tokenCalls()).toBe(1);
  });
});

describe('an ID token', () => {
  const refused = async (browser: Visitor, credential: string) => {
    const before = await tokenCalls();
    await result(browser, credential);
    expect(browser.cookies.get('__Host-flash')).toBe('google-failed');
    expect(await isKnown(browser)).toBe(false);
    expect(await tokenCalls()).toBe(before);
  };

  it('is rejected without an upstream call if it has no nonce', async () => {
    const browser = visitor();
    await findOneTapOffer(browser);
    await refused(browser, await issue({}));
  });

  it('is rejected with the nonce of another browser, or without a nonce cookie', async () => {
    const {nonce} = await findOneTapOffer(visitor());
    const browser = visitor();
    await findOneTapOffer(browser);
    await refused(browser, await issue({nonce}));
    await refused(visitor(), await issue({nonce}));
  });

  it('is rejected with a guessed nonce or the digest of an empty one', async () => {
    const browser = visitor();
    await findOneTapOffer(browser);
    await refused(browser, await issue({nonce: digestOf('')}));
  });

  it('is accepted once, even with the previous cookies', async () => {
    const browser = visitor();
    const {nonce} = await findOneTapOffer(browser);
    const credential = await issue({nonce});
    const copy = createVisitor(stack.origin, browser);
    await result(browser, credential);
    expect(await isKnown(browser)).toBe(true);
    await refused(copy, credential);
  });

  it.each<[string, JWTPayload]>([
    ['for another shop', {aud: 'another.apps.googleusercontent.com'}],
    ['from another issuer', {iss: 'https://evil.example'}],
    ['after it expired', {exp: 1}],
    ['with an unverified address', {email_verified: false}],
  ])('is rejected %s', async (_what, claims) => {
    const browser = visitor();
    const {nonce} = await findOneTapOffer(browser);
    await result(browser, await issue({nonce, ...claims}));
    expect(await isKnown(browser)).toBe(false);
  });

  it('leads to the sign-in page, which says why, if Google has not verified the address', async () => {
    const browser = visitor();
    const {nonce} = await findOneTapOffer(browser);
    const response = await result(browser, await issue({nonce, email_verified: false}));
    expect(response.headers.get('location')).toMatch(/^\/auth\?(?:returnTo=[^&]*&)?problem=google-unverified$/);
  });

  it.each(['', 'a.b.c', 'x'.repeat(100_000), '\u0000', '{"nonce":1}'])(
    'is rejected without an error page if it is malformed',
    async (text) => {
      const browser = visitor();
      await findOneTapOffer(browser);
      expect((await result(browser, text)).status).toBe(303);
      expect(await isKnown(browser)).toBe(false);
    },
  );

  it('is rejected if another site sends it', async () => {
    const browser = visitor();
    const {nonce} = await findOneTapOffer(browser);
    const fields = {credential: await issue({nonce})};
    const response = await browser.post('/auth/one-tap', fields, {'Sec-Fetch-Site': 'cross-site'});
    expect(response.status).toBe(403);
  });
});
