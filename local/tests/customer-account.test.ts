import {createRemoteJWKSet, jwtVerify} from 'jose';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {accountVisitor, routeAccounts} from './account-visitor';
import {send, visit} from './checkout-visitor';
import {createCustomerClient} from './customer-client';

const MINUTE_MS = 60_000;
const STOREFRONT = 'http://localhost:3999';
const {ada, elena} = SEED_PEOPLE;

let now = new Date(SEED_DATE);
let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now, storefrontOrigin: STOREFRONT});
  routeAccounts(shop.origin);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const visitor = () => accountVisitor(shop, STOREFRONT);
const WHO = '#graphql\n query Who { customer { id emailAddress { emailAddress } } }';
const issuer = () => `${shop.origin}/authentication/${shop.settings.SHOP_ID}`;

const token = (fields: Record<string, string>, headers: Record<string, string> = {origin: STOREFRONT}) =>
  fetch(`${issuer()}/oauth/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({client_id: shop.settings.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID ?? '', ...fields}),
  });

describe('signing in with a code', () => {
  it('redirects from Hydrogen to the pages of the identity server and back over http', async () => {
    const person = visitor();
    const codePage = await person.askForCode(elena.email);
    const {location} = await send(codePage, {code: await person.codeFor(elena.email)});
    expect(location).toMatch(new RegExp(`^${STOREFRONT}/account/authorize\\?code=\\w+&state=\\w+$`));
    expect(await visitor().signIn(elena.email)).toBe('/account');
  });

  it('identifies the customer', async () => {
    const person = visitor();
    await person.signIn('ELENA@example.com');
    const {data} = await person.client().query(WHO);
    expect(data).toEqual({
      customer: {id: `gid://shopify/Customer/${elena.number}`, emailAddress: {emailAddress: elena.email}},
    });
  });

  it('creates a customer for a proven unknown address', async () => {
    await visitor().signIn('new@example.com');
    expect(shop.customers().at(-1)).toMatchObject({email: 'new@example.com', verifiedEmail: true});
  });

  it('rejects an invalid address and a wrong code, at the field', async () => {
    const person = visitor();
    const wrongAddress = await send(await person.begin(), {email: 'elena'});
    expect(wrongAddress.status).toBe(422);
    expect(wrongAddress.text).toContain('Enter a valid email.');
    const codePage = await person.askForCode(elena.email);
    const wrongCode = await send(codePage, {code: 'abc'});
    expect(wrongCode.status).toBe(422);
    expect(wrongCode.text).toContain('That code is not right.');
  });

  it('allows five wrong codes; then a new code is required and the old one is invalid', async () => {
    const person = visitor();
    const codePage = await person.askForCode(elena.email);
    const right = await person.codeFor(elena.email);
    for (let count = 0; count < 5; count += 1) await send(codePage, {code: 'wrong'});
    expect((await send(codePage, {code: right})).text).toContain('Too many wrong codes.');
    await send(codePage, {again: 'yes'});
    const fresh = await person.codeFor(elena.email);
    expect((await send(codePage, {code: fresh})).status).toBe(303);
  });

  it('expires after ten minutes, and completes once', async () => {
    const late = visitor();
    const latePage = await late.askForCode(elena.email);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect((await send(latePage, {code: await late.codeFor(elena.email)})).status).toBe(400);
    const person = visitor();
    const codePage = await person.askForCode(elena.email);
    const code = await person.codeFor(elena.email);
    expect((await send(codePage, {code})).status).toBe(303);
    expect((await send(codePage, {code})).status).toBe(400);
  });

  it('rejects a cross-site form', async () => {
    const codePage = await visitor().askForCode(elena.email);
    const code = await visitor().codeFor(elena.email);
    expect((await send(codePage, {code}, {'sec-fetch-site': 'cross-site'})).status).toBe(422);
  });

  it.each([
    ['client_id', 'somebody-else'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
    ['code_challenge', ''],
    ['state', ''],
    ['redirect_uri', 'https://evil.example/account/authorize'],
    ['redirect_uri', 'https://localhost:3999@evil.example/'],
    ['redirect_uri', 'javascript://localhost:3999/%0aalert(1)'],
  ])('rejects an authorization request with %s=%s', async (name, value) => {
    const person = visitor();
    const start = new URL(person.locationOf(await person.client('/account/login').login()));
    start.searchParams.set(name, value);
    const page = await visit(start.href);
    expect({status: page.status, location: page.location}).toEqual({status: 400, location: null});
  });
});

describe('the tokens', () => {
  it('include an id token of ASCII claims that the published key verifies', async () => {
    const person = visitor();
    await person.signIn(elena.email);
    const {idToken = ''} = person.stored();
    const keys = createRemoteJWKSet(new URL(`${issuer()}/.well-known/jwks.json`));
    const {payload} = await jwtVerify(idToken, keys, {
      issuer: issuer(),
      audience: shop.settings.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID,
      currentDate: now,
    });
    expect(payload).toMatchObject({sub: String(elena.number), email: elena.email, email_verified: true});
    expect(atob(idToken.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')).toMatch(/^[\x20-\x7e]+$/);
  });

  it('are refreshed by Hydrogen without a new id token; each refresh token works once', async () => {
    const person = visitor();
    await person.signIn(elena.email);
    const {refreshToken = '', accessToken, idToken} = person.stored();
    person.store({expiresAt: '0'});
    expect(await person.client().isLoggedIn()).toBe(true);
    expect(person.stored()).toMatchObject({idToken});
    expect(person.stored().accessToken).not.toBe(accessToken);
    const again = await token({grant_type: 'refresh_token', refresh_token: refreshToken});
    expect({status: again.status, body: await again.json()}).toEqual({
      status: 400,
      body: expect.objectContaining({error: 'invalid_grant'}),
    });
    const response = await token({grant_type: 'refresh_token', refresh_token: person.stored().refreshToken ?? ''});
    expect(await response.json()).not.toHaveProperty('id_token');
  });

  it("expire after two hours of the shop's clock", async () => {
    const person = visitor();
    await person.signIn(elena.email);
    now = new Date(now.getTime() + 120 * MINUTE_MS);
    await expect(person.client().query(WHO)).rejects.toMatchObject({status: 302});
  });

  it('are revoked by logging out, which redirects to the storefront', async () => {
    const person = visitor();
    await person.signIn(elena.email);
    const {accessToken = '', refreshToken = ''} = person.stored();
    const page = await visit(person.locationOf(await person.client().logout({postLogoutRedirectUri: '/bye'})));
    expect({status: page.status, location: page.location}).toEqual({status: 303, location: `${STOREFRONT}/bye`});
    expect((await api(WHO, accessToken)).status).toBe(401);
    expect((await token({grant_type: 'refresh_token', refresh_token: refreshToken})).status).toBe(400);
    const openOtherBrowser = await visit(`${issuer()}/logout?post_logout_redirect_uri=https://evil.example/`);
    expect({status: openOtherBrowser.status, location: openOtherBrowser.location}).toEqual({
      status: 400,
      location: null,
    });
  });

  it('are revoked by a new password', async () => {
    const person = visitor();
    await person.signIn(ada.email);
    const customers = createCustomerClient(shop.origin);
    const classic = await customers.tokenOf(ada.email, SEED_PASSWORD);
    await customers.change('customerUpdate', {customerAccessToken: classic, customer: {password: 'a-new-password'}});
    expect((await api(WHO, person.stored().accessToken ?? '')).status).toBe(401);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number, string]>([
    ['without an Origin', {grant_type: 'refresh_token'}, {}, 401, 'invalid_token'],
    ['for another client', {client_id: 'x'}, {origin: STOREFRONT}, 401, 'invalid_client'],
    ['for a password', {grant_type: 'password'}, {origin: STOREFRONT}, 400, 'unsupported_grant_type'],
    ['for a guessed code', {grant_type: 'authorization_code', code: 'x'}, {origin: STOREFRONT}, 400, 'invalid_grant'],
  ])('are not issued %s', async (_what, fields, headers, status, error) => {
    const response = await token(fields, headers);
    expect({status: response.status, body: await response.json()}).toEqual({
      status,
      body: expect.objectContaining({error}),
    });
  });

  it('are issued for a code once, with the right verifier', async () => {
    const person = visitor();
    const codePage = await person.askForCode(elena.email);
    const {location} = await send(codePage, {code: await person.codeFor(elena.email)});
    const code = new URL(location ?? '').searchParams.get('code') ?? '';
    const redirect_uri = `${STOREFRONT.replace('http:', 'https:')}/account/authorize`;
    const stolen = {grant_type: 'authorization_code', code, redirect_uri, code_verifier: 'guessed'};
    expect((await token(stolen)).status).toBe(400);
    const {pathname, search} = new URL(location ?? '');
    await expect(person.client(pathname + search).authorize()).rejects.toMatchObject({status: 400});
  });

  it('of the Customer Account API are valid for a cart’s buyer identity; classic ones are not valid for the API', async () => {
    const person = visitor();
    await person.signIn(elena.email);
    const customers = createCustomerClient(shop.origin);
    expect(await customers.read(person.stored().accessToken ?? '')).toMatchObject({email: elena.email});
    const classic = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect((await api(WHO, classic)).status).toBe(401);
  });
});

function api(query: string, accessToken: string): Promise<Response> {
  return fetch(`${shop.settings.PUBLIC_CUSTOMER_ACCOUNT_API_URL}/account/customer/api/2026-04/graphql`, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: accessToken},
    body: JSON.stringify({query}),
  });
}

describe('the discovery documents', () => {
  it('contain every endpoint', async () => {
    const read = async (url: string) => (await fetch(url)).json<Record<string, unknown>>();
    const configuration = await read(`${issuer()}/.well-known/openid-configuration`);
    expect(configuration).toMatchObject({issuer: issuer(), token_endpoint: `${issuer()}/oauth/token`});
    expect(await read(`${shop.origin}/.well-known/openid-configuration`)).toEqual(configuration);
    const {graphql_api} = await read(`${shop.origin}/.well-known/customer-account-api`);
    expect((await fetch(String(graphql_api), {method: 'POST'})).status).toBe(401);
  });

  it('contain only the public key, which is the same each time', async () => {
    const read = async () => (await fetch(`${issuer()}/.well-known/jwks.json`)).text();
    const [first, second] = await Promise.all([read(), read()]);
    expect(first).toBe(second);
    expect(first).not.toContain('"d"');
  });
});
