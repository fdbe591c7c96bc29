import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {arrive} from '../../support/account';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, type Visitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const SESSION = '__Host-session';
const CART = '__Host-cart';
const TIKKA = 'gid://shopify/ProductVariant/44000000000001';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const run = (sql: string) => stack.backend.database.connected(({script}) => script(sql));
const query = <Row extends object>(sql: string) => stack.backend.database.connected(({query: ask}) => ask<Row>(sql));
const reasons = async () =>
  (
    await query<{reason: string}>(
      "select coalesce(revoke_reason, 'open') as reason from private.sessions order by created_at",
    )
  ).map(({reason}) => reason);
const callsOf = async (name: string) =>
  (await stack.shop.log()).operations.find(({operation}) => operation === name)?.count ?? 0;
const addToCart = (who: Visitor) =>
  who.post('/cart', {
    cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines: [{merchandiseId: TIKKA, quantity: 1}]}}),
  });
const cartOf = (who: Visitor) => stack.shop.cart(decodeURIComponent(who.cookies.get(CART) ?? '').split('?')[0] ?? '');

async function signedIn({email}: {email: string} = ada): Promise<Visitor> {
  const who = createVisitor(stack.origin);
  expect((await who.post('/auth', signInFields(email, SEED_PASSWORD))).status).toBe(303);
  return who;
}

describe('signing out', () => {
  it('ends the session in the database and at Shopify, also for a copied cookie', async () => {
    const who = await signedIn();
    const copy = createVisitor(stack.origin, who);
    const response = await who.post('/logout', {});
    expect(redirectOf(response)).toEqual({status: 303, location: '/'});
    expect(who.cookies.has(SESSION)).toBe(false);
    expect(await (await who.get('/')).text()).toContain('Logged out');
    expect(await reasons()).toEqual(['signed-out']);
    await expect.poll(() => callsOf('CustomerSignOut')).toBe(1);
    await copy.post('/logout', {scope: 'everywhere'});
    expect(await reasons()).toEqual(['signed-out']);
  });

  it('works during an outage of Shopify', async () => {
    const who = await signedIn();
    await stack.shop.fault({op: 'CustomerSignOut', mode: 'status', status: 500});
    await who.post('/logout', {});
    expect(await reasons()).toEqual(['signed-out']);
  });

  it('works in this browser during a database outage, and reports what it could not do', async () => {
    const who = await signedIn();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    expect((await who.post('/logout', {})).status).toBe(303);
    expect(who.cookies.has(SESSION)).toBe(false);
    expect(await (await who.get('/')).text()).toContain('Error logging out. Please try again.');
    await stack.restartStorefront();
  });

  it('ends the session after the response if the database fails briefly', async () => {
    const who = await signedIn();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503, times: 1});
    await who.post('/logout', {});
    expect(await reasons()).toEqual(['open']);
    await expect.poll(reasons, {timeout: 10_000}).toEqual(['signed-out']);
  });

  it('ends the session on the next request after a long database outage, also for a copied cookie', async () => {
    const who = await signedIn();
    const copy = createVisitor(stack.origin, who);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    await who.post('/logout', {scope: 'everywhere'});
    // Retries after the response end with the worker.
    await stack.restartStorefront();
    await stack.backend.clearFaults();
    expect(await reasons()).toEqual(['open']);
    const hasNote = async () => {
      await who.get('/about');
      return who.cookies.has('__Host-pending-sign-out');
    };
    await expect.poll(hasNote).toBe(false);
    expect(await reasons()).toEqual(['signed-out']);
    expect(await (await arrive(copy, '/profile')).text()).toContain('Your session has expired');
  });

  it('ends all sessions of this customer only, if chosen everywhere', async () => {
    const [here] = [await signedIn(), await signedIn(), await signedIn(ben)];
    await here.post('/logout', {scope: 'everywhere'});
    expect((await reasons()).sort()).toEqual(['open', 'signed-out', 'signed-out']);
  });

  it('requires a POST: a GET has no effect', async () => {
    const who = await signedIn();
    expect((await who.get('/logout')).status).toBe(302);
    expect(await reasons()).toEqual(['open']);
  });
});

describe('a session cookie', () => {
  it('is valid under the previous secret, and invalid under a removed one', async () => {
    const [old, next] = ['an old secret of at least 32 characters', 'a new secret of at least 32 characters'];
    await stack.restartStorefront({SESSION_SECRETS: old});
    const who = await signedIn();
    const isKnown = async () => (await (await who.get('/')).text()).includes('Your profile');
    await stack.restartStorefront({SESSION_SECRETS: `${next},${old}`});
    expect(await isKnown()).toBe(true);
    await stack.restartStorefront({SESSION_SECRETS: next});
    expect(await isKnown()).toBe(false);
    await stack.restartStorefront();
  });

  it.each([
    ['two weeks without a request', "last_seen_at = now() - interval '15 days'"],
    ['sixty days', "created_at = now() - interval '61 days'"],
  ])('expires after %s', async (_what, ages) => {
    const [who] = [await signedIn(), await signedIn()];
    await run(
      `update private.sessions set ${ages} where id = (select id from private.sessions order by created_at limit 1)`,
    );
    await who.post('/logout', {scope: 'everywhere'});
    // An ended session cannot end the customer's other sessions.
    expect(await reasons()).toEqual(['signed-out', 'open']);
    expect(who.cookies.has(SESSION)).toBe(false);
  });
});

describe('a response to a signed-in customer', () => {
  it('is not cacheable, as a document or as data', async () => {
    const who = await signedIn();
    for (const path of ['/', '/about', '/_root.data', '/products.data', '/cart.data']) {
      expect((await who.get(path)).headers.get('Cache-Control'), path).toBe('private, no-store');
    }
  });
});

describe('the cart', () => {
  it('keeps a guest’s lines on sign-in, has the buyer at the checkout, and stays after signing out', async () => {
    const who = createVisitor(stack.origin);
    await addToCart(who);
    const response = await who.post('/auth', signInFields(ada.email, SEED_PASSWORD));
    expect(response.status).toBe(303);
    expect([...who.cookies.keys()].sort()).toEqual([CART, '__Host-device', '__Host-flash', SESSION]);
    await expect.poll(() => cartOf(who)?.buyerIdentity).toMatchObject({customerNumber: ada.number, email: ada.email});
    await who.post('/logout', {});
    await expect.poll(() => cartOf(who)?.buyerIdentity.customerNumber).toBeUndefined();
    expect(cartOf(who)?.buyerIdentity.email).toBeUndefined();
    expect(cartOf(who)?.lines).toHaveLength(1);
    expect(who.cookies.has(CART)).toBe(true);
  });

  it('has the buyer if it is created while signed in', async () => {
    const who = await signedIn();
    await addToCart(who);
    await expect.poll(() => cartOf(who)?.buyerIdentity).toMatchObject({customerNumber: ada.number});
  });

  it('never blocks signing in', async () => {
    const who = createVisitor(stack.origin);
    await addToCart(who);
    await stack.shop.fault({op: 'cartBuyerIdentityUpdate', mode: 'status', status: 500});
    expect((await who.post('/auth', signInFields(ada.email, SEED_PASSWORD))).status).toBe(303);
  });
});

describe('a shop without passwords', () => {
  it('neither offers nor accepts password forms', async () => {
    await stack.restartStorefront({PASSWORD_ACCOUNTS: 'off'});
    const who = createVisitor(stack.origin);
    const page = await (await who.get('/auth')).text();
    expect(page).toContain('Welcome');
    expect(page).not.toContain('type="password"');
    expect((await who.post('/auth', signInFields(ada.email, SEED_PASSWORD))).status).toBe(400);
    expect((await who.get('/account/recover')).headers.get('Location')).toBe('/auth');
    await stack.restartStorefront();
  });
});
