import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../../local/seed/seed-date';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {postGraphql} from '../support/post-graphql';
import {customerWitness} from './customer-witness';

const DAY_MS = 86_400_000;
const {ada, chitra, dana, elena} = SEED_PEOPLE;

let now = new Date(SEED_DATE);
let shop: LocalShop;
let customers: ReturnType<typeof customerWitness>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
  customers = customerWitness(shop.origin);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

const UNIDENTIFIED = [{code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer'}];

describe('signing in with a password', () => {
  it('gives a token of 42 days by the clock of the shop', async () => {
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

  it('takes the address in any letter case and the password as it is', async () => {
    expect(await customers.signIn('ADA@Example.com', SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
    expect(await customers.signIn(ada.email, `${SEED_PASSWORD} `)).toMatchObject({customerUserErrors: UNIDENTIFIED});
    expect(await customers.signIn(ada.email, SEED_PASSWORD.toUpperCase())).toMatchObject({
      customerUserErrors: UNIDENTIFIED,
    });
  });

  it.each([
    ['a wrong password', ada.email, 'wrong'],
    ['an empty password', ada.email, ''],
    ['nobody', 'nobody@example.com', SEED_PASSWORD],
    ['an account that was never opened', chitra.email, SEED_PASSWORD],
    ['somebody who only reads mails', dana.email, SEED_PASSWORD],
    ['somebody who signs in with codes', elena.email, SEED_PASSWORD],
    ['no address at all', '', ''],
    ['a key that every object has', '__proto__', 'constructor'],
  ])('answers %s like any other failure', async (_who, email, password) => {
    const answer = await customers.signIn(email, password);
    expect(answer).toEqual({customerAccessToken: null, customerUserErrors: UNIDENTIFIED});
  });

  it('is throttled after twenty failures within ten minutes, also with the right password, and for that address alone', async () => {
    for (let count = 0; count < 20; count += 1) await customers.signIn(ada.email, 'wrong');
    const limit = /Login attempt limit exceeded/;
    await expect(customers.signIn(ada.email, SEED_PASSWORD)).rejects.toThrow(limit);
    expect(await customers.signIn(SEED_PEOPLE.ben.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
    now = new Date(now.getTime() + 600_000);
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });

  it('says THROTTLED where the platform does: in the errors of the whole answer', async () => {
    const query = `mutation { customerAccessTokenCreate(input: {email: "x@example.com", password: "y"}) { userErrors { message } } }`;
    for (let count = 0; count < 20; count += 1) await postGraphql(shop.origin, query);
    expect(await (await postGraphql(shop.origin, query)).json()).toMatchObject({
      data: {customerAccessTokenCreate: null},
      errors: [{extensions: {code: 'THROTTLED'}}],
    });
  });
});

describe('a token', () => {
  it('ends when it is deleted; deleting it twice is denied', async () => {
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

  it('is renewed while it lives', async () => {
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

  it('of nobody reads nobody and changes nothing', async () => {
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

describe('what the shop keeps', () => {
  it('shows customers at /__state without password hashes, tokens or mails', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    await customers.change('customerRecover', {email: ada.email});
    const text = await (await fetch(`${shop.origin}/__state`)).text();
    expect(JSON.parse(text).customers).toContainEqual(expect.objectContaining({email: ada.email, account: 'enabled'}));
    for (const secret of [token, 'password', 'vault', 'mails', ...Object.values(shop.state.data.vault.passwords)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('holds neither passwords nor tokens as they are', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    const kept = JSON.stringify(shop.state.data);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(SEED_PASSWORD);
  });

  it('survives a patch of the state', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    await fetch(`${shop.origin}/__state`, {method: 'POST', body: JSON.stringify({sequence: 9_000_000_000_000})});
    expect(await customers.read(token)).not.toBeNull();
  });

  it('is hit by faults like everything else', async () => {
    await shop.fault({op: 'customerAccessTokenCreate', mode: 'throttle', times: 1});
    await expect(customers.signIn(ada.email, SEED_PASSWORD)).rejects.toThrow('Throttled');
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });
});
