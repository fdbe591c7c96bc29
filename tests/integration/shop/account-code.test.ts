import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {enterCheckout} from '../../../local/tests/checkout-visitor';
import {toSignedIn, type SignedIn} from '../../support/account';
import {signInWithCode} from '../../support/google-visitor';
import {claimsOf, rewriteSession, SESSION} from '../../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {elena} = SEED_PEOPLE;
const BOOK = '/profile/addresses';
const HOME = {
  name: 'Élena Müller',
  address1: '9 Elm Street',
  city: 'Portland',
  province: 'OR',
  zip: '97201',
  country: 'US',
  phone: '(503) 555-0142',
};
const TIKKA = 'gid://shopify/ProductVariant/44000000000001';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

async function signIn(): Promise<SignedIn> {
  const visitor = createVisitor(stack.origin);
  await signInWithCode(visitor, stack, elena.email);
  return toSignedIn(visitor);
}
const record = () => stack.shop.customer(elena.email);
const numbers = () => (record()?.addresses ?? []).map(({number}) => String(number));
const run = (sql: string) => stack.backend.database.connected(({script}) => script(sql));

describe('a customer who signs in with a code', () => {
  it('reads, adds, changes and removes addresses, and chooses the default', async () => {
    const who = await signIn();
    expect(await who.read(BOOK)).toContain('77 Valencia Street');
    await who.save(`${BOOK}/new`, {...HOME, address2: 'Apt 4'});
    expect(record()?.addresses[1]?.address).toMatchObject({provinceCode: 'OR', phone: '+15035550142'});
    const [first = '', second = ''] = numbers();
    await who.save(`${BOOK}/${second}?index`, {...HOME, city: 'Salem', phone: '', isDefault: 'on'});
    expect(record()?.addresses[1]?.address).toMatchObject({city: 'Salem', phone: ''});
    expect(String(record()?.defaultAddressNumber)).toBe(second);
    await who.save(`${BOOK}?index`, {number: first});
    expect(String(record()?.defaultAddressNumber)).toBe(first);
    const refused = await who.save(`${BOOK}/${first}/remove`, {});
    expect({status: refused.status, text: await refused.text()}).toEqual({
      status: 409,
      text: expect.stringContaining('your default address'),
    });
    expect((await who.save(`${BOOK}/${second}/remove`, {})).status).toBe(303);
    expect(numbers()).toEqual([first]);
    expect((await who.get(`${BOOK}/${second}`)).status).toBe(404);
  });

  it('changes their name at Shopify, too', async () => {
    const who = await signIn();
    expect((await who.save('/profile?index', {name: 'Elena Miller'})).status).toBe(303);
    expect(record()).toMatchObject({firstName: 'Elena', lastName: 'Miller'});
    expect(await who.read('/profile')).toContain('Elena Miller');
  });

  it('sees their orders as soon as they are paid', async () => {
    const who = await signIn();
    expect(await who.read('/profile/orders')).toContain('No orders found.');
    const {cart, pay} = await enterCheckout(stack.shop.origin, {merchandiseId: TIKKA, quantity: 2});
    const token = (await claimsOf(who))?.accountToken?.value ?? '';
    await cart.updateBuyerIdentity({customerAccessToken: token});
    await pay({email: elena.email});
    await vi.waitFor(async () => expect(await who.read('/profile/orders')).toContain('You have 1 order'), 10_000);
    const text = await who.read('/profile/orders');
    for (const word of ['Order #1001', '$20.97', 'Unfulfilled']) expect(text).toContain(word);
  });
});

describe('an expired token', () => {
  const refreshes = async () =>
    (await stack.shop.log()).requests.filter(({path}) => path.endsWith('/oauth/token')).length - 1;

  async function signInLongAgo(): Promise<SignedIn> {
    const who = await signIn();
    const token = (await claimsOf(who))?.accountToken;
    await rewriteSession(who, {accountToken: token ? {...token, expiresAtMs: 1} : null});
    return who;
  }
  const copyOf = (who: Visitor) => toSignedIn(createVisitor(stack.origin, who));

  it('is refreshed once for ten concurrent requests, and the session continues', async () => {
    const who = await signInLongAgo();
    const tabs = await Promise.all(Array.from({length: 10}, () => copyOf(who)));
    const pages = await Promise.all(tabs.map((tab) => tab.read(BOOK)));
    for (const page of pages) expect(page).toContain('77 Valencia Street');
    expect(await refreshes()).toBe(1);
    const versions = await Promise.all(tabs.map(async (tab) => (await claimsOf(tab))?.accountToken?.version));
    expect(versions).toEqual(Array(10).fill(1));
    expect(await who.read(BOOK)).toContain('77 Valencia Street');
    expect(await refreshes()).toBe(1);
  });

  it('is refreshed repeatedly, each time with the latest refresh token', async () => {
    const who = await signInLongAgo();
    for (const version of [1, 2, 3]) {
      expect(await who.read(BOOK)).toContain('77 Valencia Street');
      const token = (await claimsOf(who))?.accountToken;
      expect(token?.version).toBe(version);
      await rewriteSession(who, {accountToken: token ? {...token, expiresAtMs: 1} : null});
    }
    expect(await refreshes()).toBe(3);
  });

  it('is refreshed by the next request if the previous refresh never finished', async () => {
    const who = await signInLongAgo();
    await run("update private.sessions set refresh_claimed_until = clock_timestamp() + interval '1 second'");
    expect(await who.read(BOOK)).toContain('77 Valencia Street');
    expect(await refreshes()).toBe(1);
  });

  it('ends the session and leads to the sign-in card if Shopify rejects the refresh', async () => {
    const who = await signInLongAgo();
    stack.shop.revokeRefreshTokens();
    expect((await who.get(BOOK)).headers.get('Location')).toBe(BOOK);
    expect(who.cookies.has(SESSION)).toBe(false);
    expect(await who.read(BOOK)).toContain('Your session has expired. Please log in again');
  });

  it.each([
    ['Shopify', () => stack.shop.fault({path: '/authentication/*', mode: 'status', status: 503, times: 1})],
    [
      'the database',
      () => stack.backend.fault({path: '/rest/v1/rpc/claim_token_refresh', mode: 'status', status: 503, times: 1}),
    ],
  ])('keeps the session while %s is unavailable', async (_what, fail) => {
    const who = await signInLongAgo();
    await fail();
    expect(await who.read(BOOK)).toContain('Your addresses cannot be shown right now');
    expect(who.cookies.has(SESSION)).toBe(true);
    expect(await who.read(BOOK)).toContain('77 Valencia Street');
  });

  it('leads to the sign-in card if Shopify revoked it early', async () => {
    const who = await signIn();
    stack.shop.revokeAccessTokens();
    const typed = await who.save(`${BOOK}/new`, HOME);
    expect(typed.status).toBe(401);
    expect(await typed.text()).toContain('Your session has expired. Please log in again');
    expect(who.cookies.has(SESSION)).toBe(false);
  });
});
