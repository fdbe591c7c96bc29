import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, type Visitor} from '../../support/visitor';

const {ada, ben, farida} = SEED_PEOPLE;
const SESSION = '__Host-session';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const signIn = (visitor: Visitor, {email}: {email: string} = ada, password: string = SEED_PASSWORD, path = '/auth') =>
  visitor.post(path, signInFields(email, password));
const greeting = async (visitor: Visitor) =>
  (await (await visitor.get('/about')).text()).includes('Your profile') ? 'signed in' : 'signed out';
const rows = <Row extends object>(sql: string) => stack.backend.database.connected(({query}) => query<Row>(sql));
const operations = async () => (await stack.shop.log()).operations.map(({operation, count}) => `${operation} ${count}`);

describe('signing in', () => {
  it('redirects from /auth to the profile, from /login to the home page, and to a valid returnTo first', async () => {
    const places = [
      ['/auth', '/profile'],
      ['/login', '/'],
      ['/auth?returnTo=/products%3Fsort%3Dprice', '/products?sort=price'],
      ['/login?returnTo=/cart', '/cart'],
    ] as const;
    for (const [path, target] of places) {
      const response = await signIn(createVisitor(stack.origin), ada, SEED_PASSWORD, path);
      expect(redirectOf(response)).toEqual({status: 303, location: target});
    }
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/auth',
    '/login?returnTo=/login',
    '/logout',
    '/account/reset/1/x',
    '/cart.data',
  ])('never redirects to another site: %s', async (target) => {
    for (const [path, otherwise] of [
      ['/auth', '/profile'],
      ['/login', '/'],
    ] as const) {
      const address = `${path}?returnTo=${encodeURIComponent(target)}`;
      const visitor = createVisitor(stack.origin);
      const leadsTo = (await signIn(visitor, ada, SEED_PASSWORD, address)).headers.get('Location') ?? '';
      expect(['/evil.example', otherwise]).toContain(leadsTo);
    }
  });

  it('calls Shopify twice, and stores the results in one encrypted cookie', async () => {
    const response = await signIn(createVisitor(stack.origin));
    expect(await operations()).toEqual(expect.arrayContaining(['CustomerSignIn 1', 'SignedInCustomer 1']));
    expect(await operations()).not.toContain('CartBuyerIdentityUpdate 1');
    const lines = response.headers.getSetCookie();
    const cookie = lines.find((line) => line.startsWith(`${SESSION}=`)) ?? '';
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toMatch(/domain/i);
    const parts = (/=([^;]*)/.exec(cookie)?.[1] ?? '')
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(parts.join()).not.toMatch(/ada|byron|example\.com/i);
    expect(lines.some((line) => line.startsWith('__Host-flash=signed-in;'))).toBe(true);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('shows a confirmation once, on the next page', async () => {
    const visitor = createVisitor(stack.origin);
    await signIn(visitor, ada, SEED_PASSWORD, '/login');
    expect(await (await visitor.get('/')).text()).toContain('You have successfully logged in.');
    expect(await (await visitor.get('/')).text()).not.toContain('You have successfully logged in.');
  });

  it('fits the longest names into its cookie', async () => {
    const visitor = createVisitor(stack.origin);
    expect((await signIn(visitor, farida)).status).toBe(303);
    expect(visitor.cookies.get(SESSION)?.length).toBeLessThan(3_000);
    expect(await greeting(visitor)).toBe('signed in');
  });

  it('starts a new session each time, and ends the previous one of this browser', async () => {
    const visitor = createVisitor(stack.origin);
    await signIn(visitor);
    const before = createVisitor(stack.origin, visitor);
    await signIn(visitor, ben);
    expect(visitor.cookies.get(SESSION)).not.toBe(before.cookies.get(SESSION));
    const sessions = await rows<{revoke_reason: string | null}>(
      'select revoke_reason from private.sessions order by created_at',
    );
    expect(sessions.map(({revoke_reason: reason}) => reason)).toEqual(['replaced', null]);
  });

  it('keeps the email address but not the password if it fails', async () => {
    const response = await signIn(createVisitor(stack.origin), ada, 'Wrong-marker-1');
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Invalid email or password. Please check your credentials.');
    expect(page).toContain('Login failed');
    expect(page).toContain('value="ada@example.com"');
    expect(page).not.toContain('Wrong-marker-1');
  });

  it('starts no session during a database outage, and reports it', async () => {
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const visitor = createVisitor(stack.origin);
    const response = await signIn(visitor);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Signing in is not possible right now.');
    expect(visitor.cookies.has(SESSION)).toBe(false);
    expect((await visitor.get('/products')).status).toBe(200);
    await stack.restartStorefront();
  });

  it('reports an outage of Shopify', async () => {
    await stack.shop.fault({op: 'CustomerSignIn', mode: 'status', status: 500});
    const response = await signIn(createVisitor(stack.origin));
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Network error. Please check your connection and try again.');
  });

  it('rejects a customer without an id', async () => {
    await stack.shop.fault({op: 'SignedInCustomer', mode: 'partial', field: 'customer'});
    const response = await signIn(createVisitor(stack.origin));
    expect(await response.text()).toContain('Failed to');
    expect(response.headers.getSetCookie().join()).not.toContain(SESSION);
  });
});
