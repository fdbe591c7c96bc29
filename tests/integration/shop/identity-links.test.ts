import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {arrive} from '../../support/account';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, signUpFields, type Visitor} from '../../support/visitor';

const {ada, ben, dana} = SEED_PEOPLE;
const NEW = 'a copper lunchbox';
const chosen = (password: string, confirmPassword = password) => ({password, confirmPassword});

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const signIn = (who: Visitor, email: string, password: string) => who.post('/auth', signInFields(email, password));
const isKnown = async (who: Visitor) => (await who.get('/auth')).status === 302;
const callsOf = async (name: string) =>
  (await stack.shop.log()).operations.find(({operation}) => operation === name)?.count ?? 0;

/** Returns the links in the newest mail to this address: the plain one and the tracked one. */
async function mailed(to: string): Promise<{plain: string; counted: string}> {
  const [mail] = await stack.shop.mails(to);
  const paths = (mail?.links ?? []).map((link) => new URL(link).pathname);
  return {
    plain: paths.find((path) => path.startsWith('/account/')) ?? '',
    counted: paths.find((path) => path.startsWith('/_t/')) ?? '',
  };
}

async function askForReset(email: string): Promise<string> {
  await visitor().post('/account/recover', {email});
  return (await mailed(email)).plain;
}

async function askForActivation(): Promise<{plain: string; counted: string}> {
  await visitor().post('/auth?tab=sign-up', signUpFields(dana.email, NEW));
  return mailed(dana.email);
}

describe('the recovery form', () => {
  it.each([ada.email, 'nobody@example.com', dana.email, 'x'.repeat(200) + '@example.com'])(
    'returns the same response for %s',
    async (email) => {
      const who = visitor();
      const response = await who.post('/account/recover', {email});
      expect(redirectOf(response)).toEqual({status: 303, location: '/account/recover?sent'});
      const page = await (await who.get('/account/recover?sent')).text();
      expect(page).toContain('Please check your email for instructions to reset your password.');
    },
  );

  it('returns the same response beyond the rate limit', async () => {
    for (let times = 0; times < 12; times += 1) {
      const response = await visitor().post('/account/recover', {email: ada.email});
      expect(response.headers.get('Location')).toBe('/account/recover?sent');
    }
    expect((await stack.shop.mails(ada.email)).length).toBeLessThanOrEqual(5);
  });

  it('reports an outage of Shopify and empty input', async () => {
    expect(await (await visitor().post('/account/recover', {email: ''})).text()).toContain('Email is required');
    await stack.shop.fault({op: 'CustomerRecover', mode: 'status', status: 500});
    const response = await visitor().post('/account/recover', {email: ada.email});
    expect(response.status).toBe(502);
    const page = await response.text();
    expect(page).toContain('Password Reset Failed');
    expect(page).toContain('Failed to reach authentication service');
  });
});

describe('a reset link', () => {
  it('changes the password on POST only, and starts no session', async () => {
    const path = await askForReset(ada.email);
    for (let times = 0; times < 3; times += 1) {
      const page = await visitor().get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      expect(page.headers.get('Cache-Control')).toBe('private, no-store');
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    }
    const who = visitor();
    const response = await who.post(path, chosen(NEW));
    expect(redirectOf(response)).toEqual({status: 303, location: '/login'});
    expect(await isKnown(who)).toBe(false);
    expect((await signIn(visitor(), ada.email, SEED_PASSWORD)).status).toBe(400);
    expect((await signIn(visitor(), ada.email, NEW)).status).toBe(303);
    expect(await callsOf('CustomerReset')).toBe(1);
    const again = await visitor().post(path, chosen(NEW));
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('This password reset link is invalid or has expired');
  });

  it('leads to the page that asked for the sign-in, and to no other site', async () => {
    for (const [returnTo, location] of [
      ['/orders?x=1', `/login?${new URLSearchParams({returnTo: '/orders?x=1'}).toString()}`],
      ['//evil.example', '/login'],
    ] as const) {
      const who = visitor();
      const query = new URLSearchParams({returnTo}).toString();
      const card = await (await who.get(`/auth?${query}`)).text();
      if (location !== '/login') expect(card).toContain(`href="/account/recover?${query}"`);
      await who.post(`/account/recover?${query}`, {email: ada.email});
      const response = await who.post((await mailed(ada.email)).plain, chosen(NEW));
      expect(redirectOf(response)).toEqual({status: 303, location});
    }
  });

  it('ends all earlier sessions, in every browser', async () => {
    const [openOtherBrowser, here] = [visitor(), visitor()];
    await signIn(openOtherBrowser, ada.email, SEED_PASSWORD);
    await signIn(here, ada.email, SEED_PASSWORD);
    await here.post(await askForReset(ada.email), chosen(NEW));
    const left = await stack.backend.database.connected(({query}) =>
      query<{left: string}>('select count(*)::text as left from private.sessions where revoked_at is null'),
    );
    expect(left).toEqual([{left: '0'}]);
    expect(await isKnown(here)).toBe(false);
    expect(await (await arrive(openOtherBrowser, '/profile')).text()).toContain('Your session has expired');
  });

  it('affects only its own account if another customer is signed in', async () => {
    const who = visitor();
    await signIn(who, ben.email, SEED_PASSWORD);
    const response = await who.post(await askForReset(ada.email), chosen(NEW));
    expect(response.headers.get('Location')).toBe('/login');
    expect(await isKnown(who)).toBe(false);
    expect((await signIn(visitor(), ben.email, SEED_PASSWORD)).status).toBe(303);
  });

  it('requires eight characters and a matching confirmation', async () => {
    const path = await askForReset(ada.email);
    expect(await (await visitor().post(path, chosen('short'))).text()).toContain(
      'Password must be at least 8 characters long',
    );
    expect(await (await visitor().post(path, chosen(NEW, 'other'))).text()).toContain('Passwords do not match');
    expect(await callsOf('CustomerReset')).toBe(0);
  });

  it.each(['https://evil.example/account/reset/1/evil', 'http://localhost:1/account/reset/1/evil', '//evil.example/x'])(
    'never leads to another site: %s',
    async (evil) => {
      const path = `${await askForReset(ada.email)}?reset_url=${encodeURIComponent(evil)}&resetUrl=${encodeURIComponent(evil)}`;
      expect((await visitor().post(path, chosen(NEW))).status).toBe(303);
      const none = `/account/reset?reset_url=${encodeURIComponent(evil)}`;
      expect((await visitor().get(none)).status).toBe(400);
      expect((await visitor().post(none, chosen(NEW))).status).toBe(400);
      expect(await callsOf('CustomerReset')).toBe(1);
    },
  );

  it('changes no password if sessions cannot be ended', async () => {
    const path = await askForReset(ada.email);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await visitor().post(path, chosen(NEW));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Failed to reset password. Please try again.');
    expect(await callsOf('CustomerReset')).toBe(0);
    await stack.restartStorefront();
  });
});

describe('an activation link', () => {
  it('asks for a password, activates the account, and reports a second use', async () => {
    const {plain} = await askForActivation();
    for (let times = 0; times < 3; times += 1) expect((await visitor().get(plain)).status).toBe(200);
    expect(await callsOf('CustomerActivate')).toBe(0);
    const response = await visitor().post(plain, chosen(NEW));
    expect(redirectOf(response)).toEqual({status: 303, location: '/auth'});
    expect((await signIn(visitor(), dana.email, NEW)).status).toBe(303);
    const again = await visitor().post(plain, chosen(NEW));
    expect(await again.text()).toContain('This account has already been activated.');
  });

  it('is resolved on the server if Shopify tracks it, and leads to the form', async () => {
    const {plain, counted} = await askForActivation();
    const page = await visitor().get(counted);
    expect({status: page.status, referrerPolicy: page.headers.get('Referrer-Policy')}).toEqual({
      status: 200,
      referrerPolicy: 'same-origin',
    });
    expect(await page.text()).toContain('Continue');
    const response = await visitor().post(counted, {});
    expect(redirectOf(response)).toEqual({status: 303, location: plain});
  });

  it('redirects to Shopify if its tracked target is another site', async () => {
    const {counted} = await askForActivation();
    stack.shop.setClickTarget(counted, 'https://evil.example/account/activate/1/x');
    const response = await visitor().post(counted, {});
    expect(response.headers.get('Location')).toBe(stack.shop.origin + counted);
  });

  it.each([
    ['/account/activate', 'Invalid activation link - no token provided'],
    ['/account/activate/7', 'Invalid activation link - no token provided'],
    ['/account/activate/x/token', 'Invalid activation URL format'],
    ['/account/activate/7/%3Cscript%3E', 'Invalid activation URL format'],
    ['/_t/c/v3', 'Invalid activation link - no token provided'],
    ['/_t/c/v3/%00', 'Invalid activation URL format'],
  ])('shows an error message if it is invalid: %s', async (path, text) => {
    const response = await visitor().get(path);
    expect(response.status).toBe(400);
    const page = await response.text();
    for (const word of [text, 'Try Again', 'Go to Login']) expect(page).toContain(word);
  });

  it.each(['/account/activate/7/nobody', '/_t/c/v3/nobody'])(
    'shows that it is invalid or expired: %s',
    async (path) => {
      const page = await (await visitor().post(path, chosen(NEW))).text();
      expect(page).toContain('This activation link is invalid or has expired.');
    },
  );

  it('reports an outage of Shopify, and can be used again', async () => {
    const {plain, counted} = await askForActivation();
    await stack.shop.fault({op: 'CustomerActivate', mode: 'status', status: 500});
    await stack.shop.fault({path: '/_t/*', mode: 'status', status: 500});
    const responses = [await visitor().post(plain, chosen(NEW)), await visitor().post(counted, {})];
    for (const result of responses) expect(await result.text()).toContain('Activation failed: Network error.');
  });
});
