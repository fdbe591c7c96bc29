import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';
import {createCustomerClient} from './customer-client';

const DAY_MS = 86_400_000;
const {ada, chitra, dana, elena} = SEED_PEOPLE;

let now = new Date(SEED_DATE);
let shop: LocalShop;
let customers: ReturnType<typeof createCustomerClient>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
  customers = createCustomerClient(shop.origin);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

const UNIDENTIFIED = [{code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer'}];

describe('customerAccessTokenCreate', () => {
  it("returns a token that expires after 42 days of the shop's clock", async () => {
    const {customerAccessToken, customerUserErrors} = await customers.signIn(ada.email, SEED_PASSWORD);
    expect(customerUserErrors).toEqual([]);
    expect(customerAccessToken?.expiresAt).toBe('2026-07-13T12:00:00Z');
    const token = customerAccessToken?.accessToken ?? '';
    expect(await customers.read(token)).toMatchObject({email: ada.email, displayName: 'Ada Byron'});
    now = new Date(now.getTime() + 42 * DAY_MS - 1);
    expect(await customers.read(token)).not.toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await customers.read(token)).toBeNull();
  });

  it('accepts the address regardless of case, and the password only as it is', async () => {
    expect(await customers.signIn('ADA@Example.com', SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
    expect(await customers.signIn(ada.email, `${SEED_PASSWORD} `)).toMatchObject({customerUserErrors: UNIDENTIFIED});
    expect(await customers.signIn(ada.email, SEED_PASSWORD.toUpperCase())).toMatchObject({
      customerUserErrors: UNIDENTIFIED,
    });
  });

  it.each([
    ['a wrong password', ada.email, 'wrong'],
    ['an empty password', ada.email, ''],
    ['an unknown address', 'nobody@example.com', SEED_PASSWORD],
    ['an account that is not activated', chitra.email, SEED_PASSWORD],
    ['a mail subscriber', dana.email, SEED_PASSWORD],
    ['a customer who signs in with codes', elena.email, SEED_PASSWORD],
    ['an empty address', '', ''],
    ['a key of every object', '__proto__', 'constructor'],
  ])('rejects %s like any other failure', async (_who, email, password) => {
    const response = await customers.signIn(email, password);
    expect(response).toEqual({customerAccessToken: null, customerUserErrors: UNIDENTIFIED});
  });

  it('is throttled after twenty failures within ten minutes for that address only, even with the right password', async () => {
    for (let count = 0; count < 20; count += 1) await customers.signIn(ada.email, 'wrong');
    const limit = /Login attempt limit exceeded/;
    await expect(customers.signIn(ada.email, SEED_PASSWORD)).rejects.toThrow(limit);
    expect(await customers.signIn(SEED_PEOPLE.ben.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
    now = new Date(now.getTime() + 600_000);
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });

  it('returns THROTTLED as a top-level error of the response, as at Shopify', async () => {
    const query = `mutation { customerAccessTokenCreate(input: {email: "x@example.com", password: "y"}) { userErrors { message } } }`;
    for (let count = 0; count < 20; count += 1) await postGraphql(shop.origin, query);
    expect(await (await postGraphql(shop.origin, query)).json()).toMatchObject({
      data: {customerAccessTokenCreate: null},
      errors: [{extensions: {code: 'THROTTLED'}}],
    });
  });
});

describe('an access token', () => {
  it('expires when it is deleted; a second deletion is denied', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await customers.signOut(token)).toMatchObject({customerAccessTokenDelete: {deletedAccessToken: token}});
    expect(await customers.read(token)).toBeNull();
    const again = await postGraphql(
      shop.origin,
      'mutation SignOut($t: String!) { customerAccessTokenDelete(customerAccessToken: $t) { deletedAccessToken } }',
      {variables: {t: token}},
    );
    expect(await again.json()).toMatchObject({
      data: {customerAccessTokenDelete: null},
      errors: [{message: expect.stringContaining('Access denied'), extensions: {code: 'ACCESS_DENIED'}}],
    });
  });

  it('is renewed while it is valid', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    now = new Date(now.getTime() + 41 * DAY_MS);
    const {customerAccessToken} = await customers.renew(token);
    now = new Date(now.getTime() + 41 * DAY_MS);
    expect(await customers.read(customerAccessToken?.accessToken ?? '')).toMatchObject({email: ada.email});
    expect(await customers.renew(token)).toMatchObject({
      customerAccessToken: null,
      userErrors: [{message: 'access denied'}],
    });
  });

  it('returns no customer and changes no data if it is invalid', async () => {
    const invalid = [{code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'Customer access token invalid'}];
    const customerAccessToken = 'guessed';
    expect(await customers.read('guessed')).toBeNull();
    expect(await customers.change('customerUpdate', {customerAccessToken, customer: {firstName: 'Eve'}})).toMatchObject(
      {
        customer: null,
        customerUserErrors: invalid,
      },
    );
    expect(await customers.change('customerAddressCreate', {customerAccessToken, address: {}})).toMatchObject({
      customerAddress: null,
      customerUserErrors: invalid,
    });
  });
});

describe('the stored customer data', () => {
  it('appears at /__state without password hashes, tokens or mails', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    await customers.change('customerRecover', {email: ada.email});
    const text = await (await fetch(`${shop.origin}/__state`)).text();
    expect(JSON.parse(text).customers).toContainEqual(expect.objectContaining({email: ada.email, account: 'enabled'}));
    for (const secret of [token, 'password', 'vault', 'mails', ...Object.values(shop.snapshot().vault.passwords)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains neither passwords nor tokens in plain text', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    const stored = JSON.stringify(shop.snapshot());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(SEED_PASSWORD);
  });

  it('is preserved by a patch of the state', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    await fetch(`${shop.origin}/__state`, {method: 'POST', body: JSON.stringify({sequence: 9_000_000_000_000})});
    expect(await customers.read(token)).not.toBeNull();
  });

  it('is subject to faults like every API', async () => {
    await shop.fault({op: 'customerAccessTokenCreate', mode: 'throttle', times: 1});
    await expect(customers.signIn(ada.email, SEED_PASSWORD)).rejects.toThrow('Throttled');
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });
});
