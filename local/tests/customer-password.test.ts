import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';
import {redirectOf} from '../../tests/support/redirect-of';
import {createCustomerClient} from './customer-client';

const DAY_MS = 86_400_000;
const STOREFRONT = 'http://storefront.test';
const {ada, ben, chitra, dana} = SEED_PEOPLE;

let now = new Date(SEED_DATE);
let shop: LocalShop;
let customers: ReturnType<typeof createCustomerClient>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now, storefrontOrigin: STOREFRONT});
  customers = createCustomerClient(shop.origin);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

async function recover(email: string): Promise<string> {
  await customers.change('customerRecover', {email});
  const [mail] = await shop.mails(email);
  return mail?.links.find((link) => link.includes('/account/reset/')) ?? 'no link';
}

async function invite(): Promise<string> {
  await customers.change('customerCreate', {input: {email: chitra.email, password: 'whatever'}});
  const [mail] = await shop.mails(chitra.email);
  return mail?.links.find((link) => link.includes('/account/activate/')) ?? 'no link';
}

const partsOf = (url: string) => {
  const [, id, token] = /\/(\d+)\/([\w-]+)$/.exec(url) ?? [];
  return {id: `gid://shopify/Customer/${id}`, token};
};

const RESET = `mutation Reset($resetUrl: URL!) {
  customerResetByUrl(resetUrl: $resetUrl, password: "a-new-password") { customerUserErrors { code field } }
}`;
const resetRaw = async (resetUrl: string) =>
  (await postGraphql(shop.origin, RESET, {variables: {resetUrl}})).json<Record<string, unknown>>();
const NOT_FOUND = {data: {customerResetByUrl: null}, errors: [{extensions: {code: 'NOT_FOUND'}}]};

describe('a forgotten password', () => {
  it('is reset by the mailed link, which revokes every older token', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    const resetUrl = await recover(ada.email);
    expect(resetUrl).toMatch(new RegExp(`^${shop.origin}/account/reset/${ada.number}/[\\w-]+$`));
    const response = await customers.change('customerResetByUrl', {resetUrl, password: 'a-new-password'});
    expect(response).toMatchObject({customer: {email: ada.email}, customerUserErrors: []});
    expect(await customers.read(response.customerAccessToken?.accessToken ?? '')).not.toBeNull();
    expect(await customers.read(token)).toBeNull();
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerAccessToken: null});
    expect(await customers.signIn(ada.email, 'a-new-password')).toMatchObject({customerUserErrors: []});
  });

  it('is reset by id and token too', async () => {
    const {id, token} = partsOf(await recover(ada.email));
    const input = {resetToken: token, password: 'a-new-password'};
    expect(await customers.change('customerReset', {id, input})).toMatchObject({customerUserErrors: []});
  });

  it('is reset once, within a day, by the newest link, and only for its customer', async () => {
    const [first, second] = [await recover(ada.email), await recover(ada.email)];
    expect(await resetRaw(first)).toMatchObject(NOT_FOUND);
    expect(await resetRaw(second.replace(String(ada.number), String(ben.number)))).toMatchObject(NOT_FOUND);
    expect(await resetRaw(second.slice(0, -1))).toMatchObject(NOT_FOUND);
    expect(await resetRaw(second)).not.toHaveProperty('errors');
    expect(await resetRaw(second)).toMatchObject(NOT_FOUND);
    const third = await recover(ada.email);
    now = new Date(now.getTime() + DAY_MS);
    expect(await resetRaw(third)).toMatchObject(NOT_FOUND);
  });

  it.each(['https://evil.example/account/reset/1/x', '/account/reset/1/x', 'not a link', 'activate'])(
    'is not reset by %s',
    async (link) => {
      const resetUrl = link === 'activate' ? await invite() : link;
      expect(await resetRaw(resetUrl)).toMatchObject({
        data: {customerResetByUrl: {customerUserErrors: [{code: 'INVALID', field: ['resetUrl']}]}},
      });
    },
  );

  it('can still be reset after an invalid new password', async () => {
    const resetUrl = await recover(ada.email);
    expect(await customers.change('customerResetByUrl', {resetUrl, password: 'four'})).toMatchObject({
      customerUserErrors: [{code: 'TOO_SHORT', field: ['password']}],
    });
    expect(await customers.change('customerResetByUrl', {resetUrl, password: 'a-new-password'})).toMatchObject({
      customerUserErrors: [],
    });
  });

  it.each([['nobody@example.com'], [chitra.email], [dana.email], ['']])(
    'is not found for the address %s',
    async (email) => {
      expect(await customers.change('customerRecover', {email})).toEqual({
        customerUserErrors: [{code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Could not find customer'}],
      });
      expect(await shop.mails()).toEqual([]);
    },
  );

  it('is mailed at most five times in ten minutes', async () => {
    for (let count = 0; count < 5; count += 1) await recover(ada.email);
    await expect(customers.change('customerRecover', {email: ada.email})).rejects.toThrow(/limit exceeded/);
    expect(await shop.mails(ada.email)).toHaveLength(5);
    expect(await recover(ben.email)).toContain('/account/reset/');
  });
});

describe('an account that is not activated', () => {
  it('is activated by link or by id and token, once', async () => {
    const activationUrl = await invite();
    const {id, token} = partsOf(activationUrl);
    const input = {activationToken: token, password: 'my-own-password'};
    expect(await customers.change('customerActivate', {id, input})).toMatchObject({
      customer: {email: chitra.email},
      customerAccessToken: {accessToken: expect.any(String)},
      customerUserErrors: [],
    });
    expect(await customers.change('customerActivateByUrl', {activationUrl, password: 'another-one'})).toMatchObject({
      customer: null,
      customerUserErrors: [{code: 'ALREADY_ENABLED', message: 'Account already enabled'}],
    });
    expect(await customers.signIn(chitra.email, 'my-own-password')).toMatchObject({customerUserErrors: []});
  });

  it('is not activated by a wrong or expired link', async () => {
    const activationUrl = await invite();
    const invalid = [{code: 'TOKEN_INVALID', field: ['activationUrl'], message: 'Invalid activation token'}];
    const open = (url: string) =>
      customers.change('customerActivateByUrl', {activationUrl: url, password: 'my-own-password'});
    expect(await open(`${activationUrl}x`)).toMatchObject({customerUserErrors: invalid});
    expect(await open('https://evil.example/account/activate/1/x')).toMatchObject({
      customerUserErrors: [{code: 'INVALID', field: ['activationUrl'], message: 'Invalid activation url'}],
    });
    now = new Date(now.getTime() + 30 * DAY_MS);
    expect(await open(activationUrl)).toMatchObject({customerUserErrors: invalid});
  });
});

describe('a mailed link', () => {
  const follow = (url: string, init?: RequestInit) => fetch(url, {redirect: 'manual', ...init});

  it('redirects to the same path of the storefront any number of times, and changes no data', async () => {
    const before = structuredClone(shop.customers());
    for (const url of [await recover(ada.email), await invite()]) {
      for (const method of ['GET', 'HEAD', 'GET']) {
        const response = await follow(url, {method});
        expect(redirectOf(response)).toEqual({status: 302, location: STOREFRONT + new URL(url).pathname});
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect((await follow(url, {method: 'POST'})).status).toBe(405);
    }
    expect(shop.customers()).toEqual(before);
  });

  it('is click-tracked in the HTML of the mail, and redirects to the link itself', async () => {
    const activationUrl = await invite();
    const [mail] = await shop.mails(chitra.email);
    const tracked = mail?.links.find((link) => link.includes('/_t/c/v3/')) ?? '';
    expect(tracked).toMatch(new RegExp(`^${shop.origin}/_t/c/v3/[\\w-]+$`));
    const response = await follow(tracked);
    expect(redirectOf(response)).toEqual({status: 302, location: activationUrl});
    expect((await follow(`${shop.origin}/_t/c/v3/none`)).status).toBe(404);
    expect((await follow(`${shop.origin}/_t/c/v3/__proto__`)).status).toBe(404);
  });
});
