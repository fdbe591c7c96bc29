import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {enterCode, isKnown, signInWithCode} from '../../support/google-visitor';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {elena} = SEED_PEOPLE;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const rows = <Row extends object>(sql: string) => stack.backend.database.connected(({query}) => query<Row>(sql));
const tokenCalls = async () =>
  (await stack.shop.log()).requests.filter(({path}) => path.endsWith('/oauth/token')).length;

describe('a mailed code', () => {
  it('signs in a customer without a password, and verifies their address', async () => {
    const browser = visitor();
    const done = await signInWithCode(browser, stack, elena.email, {returnTo: '/products'});
    expect(redirectOf(done)).toEqual({status: 303, location: '/products'});
    expect(await isKnown(browser)).toBe(true);
    expect(await tokenCalls()).toBe(1);
    const [known] = await rows(`select email, email_verified from private.identities where email = '${elena.email}'`);
    expect(known).toEqual({email: elena.email, email_verified: true});
  });

  it('ends the Shopify session, too, when the customer signs out', async () => {
    const browser = visitor();
    await signInWithCode(browser, stack, elena.email);
    const left = await browser.post('/logout', {});
    const shopLogout = new URL(left.headers.get('location') ?? '');
    expect(shopLogout.origin).toBe(stack.shop.origin);
    expect(shopLogout.pathname).toMatch(/\/logout$/);
    const back = await fetch(shopLogout, {redirect: 'manual'});
    expect(new URL(back.headers.get('location') ?? '').origin).toBe(stack.origin);
    expect(await isKnown(browser)).toBe(false);
  });

  it('is not offered by a shop without customer accounts', async () => {
    await stack.restartStorefront({SHOP_ID: ''});
    expect(await (await visitor().get('/auth')).text()).not.toContain('Email me a sign-in code');
    expect((await visitor().post('/account/login', {})).headers.get('location')).toBe('/auth');
    await stack.restartStorefront();
  });
});

describe('a callback from Shopify’s sign-in', () => {
  it('is accepted once, even with the previous cookies', async () => {
    const browser = visitor();
    const path = await enterCode(browser, stack, elena.email);
    const copy = createVisitor(stack.origin, browser);
    await browser.get(path);
    expect((await copy.get(path)).status).toBe(400);
    expect(await isKnown(copy)).toBe(false);
    expect(await tokenCalls()).toBe(1);
  });

  it.each([
    ['without a state', (path: string) => path.replace(/state=[^&]*&?/, '')],
    ['with another state', (path: string) => path.replace(/state=[^&]*/, 'state=guessed')],
    ['without a code', (path: string) => path.replace(/code=[^&]*&?/, '')],
    ['with two states', (path: string) => `${path}&state=guessed`],
    ['without parameters', () => '/account/authorize'],
    ['in another browser', (path: string, browser: Visitor) => (browser.cookies.clear(), path)],
  ])('is rejected without a call to Shopify: %s', async (_what, spoil) => {
    const browser = visitor();
    const response = await browser.get(spoil(await enterCode(browser, stack, elena.email), browser));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in failed');
    expect(await isKnown(browser)).toBe(false);
    expect(await tokenCalls()).toBe(0);
  });

  it('starts the sign-in of a tab again if another tab replaced it, and only once', async () => {
    const browser = visitor();
    const older = await enterCode(browser, stack, elena.email);
    const newer = await enterCode(browser, stack, elena.email);
    const again = await browser.get(older);
    expect(again.status).toBe(303);
    expect(new URL(again.headers.get('location') ?? '').searchParams.get('state')).not.toBeNull();
    expect((await browser.get(older)).status).toBe(400);
    expect((await browser.get(newer)).status).toBe(303);
    expect(await isKnown(browser)).toBe(false);
    expect(await tokenCalls()).toBe(0);
  });

  it('does not end the session if another site sends it', async () => {
    const browser = visitor();
    await signInWithCode(browser, stack, elena.email);
    const response = await browser.get('/account/authorize?code=x&state=y', {'Sec-Fetch-Site': 'cross-site'});
    expect(response.status).toBe(400);
    expect(await isKnown(browser)).toBe(true);
  });

  it('shows our own message for an error, never Shopify’s', async () => {
    const browser = visitor();
    const state = new URLSearchParams((await enterCode(browser, stack, elena.email)).split('?')[1]).get('state') ?? '';
    const description = encodeURIComponent('<script>alert(1)</script> Call 555-0100 now');
    const path = `/account/authorize?state=${state}&error=access_denied&error_description=${description}`;
    expect((await browser.get(path)).headers.get('location')).toBe('/auth');
    expect(browser.cookies.get('__Host-flash')).toBe('code-failed');
    expect(await (await browser.get('/auth')).text()).not.toContain('555-0100');
    expect(await (await browser.get(path)).text()).not.toContain('555-0100');
  });

  it('uses the configured origin, regardless of the Host header', async () => {
    const forged = {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example'};
    const start = await visitor().post('/account/login', {}, forged);
    const url = new URL(start.headers.get('location') ?? '');
    expect(url.searchParams.get('redirect_uri')).toBe(`${stack.origin.replace('http:', 'https:')}/account/authorize`);
    expect(url.searchParams.get('scope')).toBe('openid email customer-account-api:full');
  });

  it('shows no text from the token endpoint', async () => {
    const browser = visitor();
    const path = await enterCode(browser, stack, elena.email);
    await stack.shop.fault({path: '/authentication/*', mode: 'html'});
    const response = await browser.get(path);
    expect(response.headers.get('location')).toBe('/auth');
    expect(browser.cookies.get('__Host-flash')).toBe('code-failed');
    expect(await isKnown(browser)).toBe(false);
  });

  it('starts no session during a database outage', async () => {
    const browser = visitor();
    const path = await enterCode(browser, stack, elena.email);
    await stack.backend.fault({path: '/rest/v1/rpc/sign_in', mode: 'status', status: 503});
    expect((await browser.get(path)).headers.get('location')).toBe('/auth');
    expect(await isKnown(browser)).toBe(false);
    await stack.restartStorefront();
  });
});
