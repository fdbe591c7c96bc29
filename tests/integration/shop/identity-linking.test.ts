import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE, type GooglePerson} from '../../../local/backend/google/google-people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {isKnown, signInAtGoogle, signInWithCode} from '../../support/google-visitor';
import {linkedAccounts} from '../../support/linked-accounts';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, type Visitor} from '../../support/visitor';

const {ada, ben, chitra, dev} = GOOGLE_PEOPLE;
const {elena} = SEED_PEOPLE;
const PASSWORD = 'a copper lunchbox';
const NEW_PASSWORD = 'another copper box';

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const locationOf = (response: Response) => response.headers.get('location');
const customersOf = (email: string) => stack.shop.customers().filter((customer) => customer.email === email);
const {links, auditOutcomes, owners, ageSessions, register, resetPassword} = linkedAccounts(() => stack);
/** Registers the victim's address with a password of the attacker, as in the threat model. */
const registerAs = (browser: Visitor, email: string) => register(browser, email, PASSWORD);
const enterPassword = (browser: Visitor, email: string, password: string, query = '') =>
  browser.post(`/account/link${query}`, signInFields(email, password));
const linkPage = async (browser: Visitor) => (await browser.get('/account/link')).text();

describe('a customer who signs in with Google', () => {
  it('becomes a Shopify customer once, without a password, with an audit entry', async () => {
    const done = await signInAtGoogle(visitor(), stack, ada);
    expect(locationOf(done)).toBe('/profile');
    await signInAtGoogle(visitor(), stack, ada);
    const [customer, second] = customersOf(ada.email);
    expect(second).toBeUndefined();
    expect(customer).toMatchObject({firstName: 'Ada', lastName: 'Lovelace', account: 'disabled'});
    expect(await links()).toEqual([
      {google: ada.sub, shop: `gid://shopify/Customer/${customer?.number}`, how: 'same-email'},
    ]);
    expect(await auditOutcomes('identity.linked')).toEqual(['done']);
    expect(await auditOutcomes('customer.create')).toEqual(['done']);
  });

  it('is led from the addresses to a code, and then to the address book of their Shopify account', async () => {
    const browser = visitor();
    await signInAtGoogle(browser, stack, ada);
    const closed = await (await browser.get('/profile/addresses')).text();
    expect(closed).toContain('Your addresses are one step away');
    expect(closed).toContain('/account/link?returnTo=/profile/addresses');
    expect(await linkPage(browser)).toContain('Email me a sign-in code');
    const errand = {purpose: 'link', returnTo: '/profile/addresses'};
    const done = await signInWithCode(browser, stack, ada.email, errand);
    expect(locationOf(done)).toBe('/profile/addresses');
    expect(await (await browser.get('/profile/addresses')).text()).toContain('No addresses yet');
    expect(await linkPage(browser)).toContain('Your accounts are connected');
  });

  it('has one user, one customer and one link after twenty concurrent sign-ins', async () => {
    const paths = await Promise.all(
      Array.from({length: 20}, async () => {
        const browser = visitor();
        await signInAtGoogle(browser, stack, ada);
        return isKnown(browser);
      }),
    );
    expect(paths).toEqual(Array(20).fill(true));
    expect(customersOf(ada.email)).toHaveLength(1);
    expect(await links()).toHaveLength(1);
    expect(await auditOutcomes('identity.linked')).toHaveLength(1);
  });

  it('counts as verified only with an address that Google hosts', async () => {
    await signInAtGoogle(visitor(), stack, chitra);
    expect((await links()).map(({google}) => google)).toEqual([chitra.sub]);
    const browser = visitor();
    expect(locationOf(await signInAtGoogle(browser, stack, dev))).toBe('/account/link');
    expect(await isKnown(browser)).toBe(true);
    expect(customersOf(dev.email)).toEqual([]);
    expect(await links()).toHaveLength(1);
  });

  it('is signed in without a linked account during an outage of Shopify', async () => {
    await stack.shop.fault({op: 'ShopCustomer', mode: 'status', status: 503});
    const browser = visitor();
    expect(locationOf(await signInAtGoogle(browser, stack, ada, {returnTo: '/products'}))).toBe('/products');
    expect(await isKnown(browser)).toBe(true);
    expect(await links()).toEqual([]);
  });
});

describe('account takeover attempts', () => {
  it('an account that an attacker registered with the victim’s address is not linked to the victim’s Google account', async () => {
    await registerAs(visitor(), ben.email);
    const victim = visitor();
    expect(locationOf(await signInAtGoogle(victim, stack, ben, {returnTo: '/products'}))).toBe(
      '/account/link?returnTo=%2Fproducts',
    );
    expect(await links()).toEqual([]);
    expect(await owners(ben.email)).toHaveLength(2);
    const page = await linkPage(victim);
    expect(page).toContain('Connect your accounts');
    for (const way of ['With your password', 'Forgot password?', 'With a code']) expect(page).toContain(way);
  });

  it.each<[string, GooglePerson, (attacker: Visitor) => Promise<Response>]>([
    ['from the shop account', ada, (attacker) => signInAtGoogle(attacker, stack, ada, {purpose: 'link'})],
    [
      'by its password',
      dev,
      async (attacker) => {
        await attacker.post('/logout', {});
        await signInAtGoogle(attacker, stack, dev);
        return enterPassword(attacker, ben.email, PASSWORD);
      },
    ],
  ])(
    'a Google account that an attacker linked %s is unlinked when the victim verifies the address',
    async (_how, google, join) => {
      const attacker = visitor();
      await registerAs(attacker, ben.email);
      expect(locationOf(await join(attacker))).toBe('/profile');
      expect(attacker.cookies.get('__Host-flash')).toBe('linked');
      const [joined] = await links();
      expect(joined).toMatchObject({google: google.sub});

      const victim = visitor();
      await signInWithCode(victim, stack, ben.email);
      expect(await isKnown(victim)).toBe(true);
      expect(await links()).toEqual([]);
      expect((await attacker.get('/account/link')).status).toBe(302);
      const again = visitor();
      await signInAtGoogle(again, stack, google);
      expect((await links()).map(({shop}) => shop)).not.toContain(joined?.shop);
    },
  );

  it('no request can change the address of a Google user in Supabase Auth', async () => {
    await signInAtGoogle(visitor(), stack, ada);
    const result = await fetch(`${stack.backend.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: {apikey: stack.backend.config.publishableKey, 'content-type': 'application/json'},
      body: JSON.stringify({email: 'victim@example.com'}),
    });
    expect(result.status).toBeGreaterThanOrEqual(400);
  });
});

describe('two ways to sign in', () => {
  it('are linked if both are used in one browser, in either order', async () => {
    const browser = visitor();
    await signInAtGoogle(browser, stack, dev);
    const done = await signInWithCode(browser, stack, elena.email, {purpose: 'link', returnTo: '/products'});
    expect(locationOf(done)).toBe('/products');
    expect(browser.cookies.get('__Host-flash')).toBe('linked');
    expect(await links()).toEqual([
      {google: dev.sub, shop: `gid://shopify/Customer/${elena.number}`, how: 'both-verified'},
    ]);
    expect(await linkPage(browser)).toContain('Your accounts are connected');
    const later = visitor();
    await signInWithCode(later, stack, elena.email);
    expect(await linkPage(later)).toContain('Your accounts are connected');
  });

  it('are not linked if one of them was used too long ago', async () => {
    const browser = visitor();
    await browser.post('/auth', signInFields(SEED_PEOPLE.ada.email, SEED_PASSWORD));
    await ageSessions('11 minutes');
    const done = await signInAtGoogle(browser, stack, ada, {purpose: 'link'});
    expect(locationOf(done)).toBe('/account/link');
    expect(browser.cookies.get('__Host-flash')).toBe('link-too-late');
    expect(await links()).toEqual([]);
  });

  it('are linked after a reset link has verified the address', async () => {
    await registerAs(visitor(), ben.email);
    await resetPassword(ben.email, NEW_PASSWORD);
    expect(locationOf(await signInAtGoogle(visitor(), stack, ben))).toBe('/profile');
    expect((await links()).map(({google, how}) => [google, how])).toEqual([[ben.sub, 'same-email']]);
  });

  it('are linked by the password of the Shopify account, even with another Google address, and stay linked', async () => {
    const browser = visitor();
    await signInAtGoogle(browser, stack, dev);
    const done = await enterPassword(browser, SEED_PEOPLE.ada.email, SEED_PASSWORD, '?returnTo=/products');
    expect(redirectOf(done)).toEqual({status: 303, location: '/products'});
    expect(browser.cookies.get('__Host-flash')).toBe('linked');
    const shop = `gid://shopify/Customer/${SEED_PEOPLE.ada.number}`;
    expect(await links()).toEqual([{google: dev.sub, shop, how: 'both-verified'}]);
    expect(await (await browser.get('/profile/addresses')).text()).toContain('12 Pearl Street');
    expect(locationOf(await signInAtGoogle(visitor(), stack, dev))).toBe('/profile');
  });

  it('are linked by a password from a reset link if Google does not host the mailbox', async () => {
    const stranger = visitor();
    await registerAs(stranger, dev.email);
    const browser = visitor();
    expect(locationOf(await signInAtGoogle(browser, stack, dev))).toBe('/account/link');
    await resetPassword(dev.email, NEW_PASSWORD);
    expect((await stranger.get('/account/link')).status).toBe(302);
    expect((await enterPassword(browser, dev.email, PASSWORD)).status).toBe(400);
    expect(await links()).toEqual([]);
    expect(locationOf(await enterPassword(browser, dev.email, NEW_PASSWORD))).toBe('/profile');
    expect((await links()).map(({google, how}) => [google, how])).toEqual([[dev.sub, 'both-verified']]);
    expect((await stranger.get('/account/link')).status).toBe(302);
  });

  it('are not linked by a late password, by one of a linked account, or while signed out', async () => {
    const {email} = SEED_PEOPLE.ada;
    expect(locationOf(await enterPassword(visitor(), email, SEED_PASSWORD))).toMatch(/^\/auth\?/);
    const browser = visitor();
    await signInAtGoogle(browser, stack, dev);
    await ageSessions('11 minutes');
    expect(locationOf(await enterPassword(browser, email, SEED_PASSWORD))).toBe('/account/link');
    expect(browser.cookies.get('__Host-flash')).toBe('link-too-late');
    expect(await links()).toEqual([]);
    const first = visitor();
    await first.post('/auth', signInFields(email, SEED_PASSWORD));
    await signInAtGoogle(first, stack, ben, {purpose: 'link'});
    const second = visitor();
    await signInAtGoogle(second, stack, dev);
    await enterPassword(second, email, SEED_PASSWORD);
    expect(second.cookies.get('__Host-flash')).toBe('link-taken');
    expect((await links()).map(({google}) => google)).toEqual([ben.sub]);
  });

  it('count a wrong password as a failed sign-in, with the same message', async () => {
    const browser = visitor();
    await signInAtGoogle(browser, stack, dev);
    for (const email of [...Array<string>(10).fill(SEED_PEOPLE.ada.email), 'nobody@example.com']) {
      const wrong = await enterPassword(browser, email, 'wrong');
      expect(await wrong.text()).toContain('Invalid email or password. Please check your credentials and try again.');
    }
    expect((await enterPassword(browser, SEED_PEOPLE.ada.email, SEED_PASSWORD)).status).toBe(429);
    expect((await visitor().post('/auth', signInFields(SEED_PEOPLE.ada.email, SEED_PASSWORD))).status).toBe(429);
    expect(await links()).toEqual([]);
  });

  it('require a session', async () => {
    const response = await visitor().get('/account/link');
    expect(response.status).toBe(302);
    expect(locationOf(response)).toBe('/auth?returnTo=%2Faccount%2Flink');
  });
});
