import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql, type PostOptions} from '../../tests/support/post-graphql';
import {createQuery} from '../../tests/support/storefront-client';

let local: LocalShop;

beforeAll(async () => {
  local = await startLocalShop();
});
beforeEach(() => local.reset());
afterAll(() => local.close());

const post = (query: string, options?: PostOptions) => postGraphql(local.origin, query, options);
const answerTo = async (query: string, options?: PostOptions) => (await post(query, options)).json();

const SHOP = '{ shop { name } }';

describe('the API version', () => {
  it.each(['2026-04', '2026-01', '2025-07', '2026-07', 'unstable'])('%s is served as requested', async (version) => {
    const response = await post(SHOP, {version});
    expect({status: response.status, version: response.headers.get('x-shopify-api-version')}).toEqual({
      status: 200,
      version,
    });
  });

  it.each(['2025-04', '2024-10', '2019-07'])(
    '%s is retired and served by the oldest supported version',
    async (version) => {
      const response = await post(SHOP, {version});
      expect({status: response.status, version: response.headers.get('x-shopify-api-version')}).toEqual({
        status: 200,
        version: '2025-07',
      });
      expect(await createQuery(local.origin, version)(`query Shop ${SHOP}`)).toEqual({shop: {name: 'Fusion Tiffin'}});
    },
  );

  it.each(['2026-05', '2030-01', 'latest', '__proto__'])('%s is not found', async (version) => {
    expect((await post(SHOP, {version})).status).toBe(404);
  });
});

describe('a field that is not emulated', () => {
  it('fails with its name instead of returning null', async () => {
    const result = await answerTo('query Who { cartCompletionAttempt(attemptId: "x") { __typename } shop { name } }');
    expect(result).toMatchObject({
      data: {cartCompletionAttempt: null, shop: {name: 'Fusion Tiffin'}},
      errors: [
        {
          message: 'The local shop does not emulate QueryRoot.cartCompletionAttempt',
          path: ['cartCompletionAttempt'],
          extensions: {code: 'NOT_EMULATED'},
        },
      ],
    });
    const {operations, requests} = await local.log();
    expect(operations).toEqual([{api: 'storefront', operation: 'Who', count: 1, errors: 1}]);
    expect(requests[0]?.errors).toEqual([
      'cartCompletionAttempt: The local shop does not emulate QueryRoot.cartCompletionAttempt',
    ]);
  });

  it("fails in the storefront's Hydrogen client", async () => {
    const document =
      'mutation SignIn { login: customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerAccessToken { expiresAt } } }';
    await expect(createQuery(local.origin)(document)).rejects.toThrow(
      'The local shop does not emulate Mutation.customerAccessTokenCreateWithMultipass',
    );
  });

  it('fails for unsupported global ids too', async () => {
    const result = await answerTo('{ node(id: "gid://shopify/Order/1") { id } }');
    expect(result).toMatchObject({errors: [{extensions: {code: 'NOT_EMULATED'}}]});
  });
});

describe('a response', () => {
  it('contains its context only if requested, and its cost', async () => {
    const query = 'query Shop($country: CountryCode) @inContext(country: $country) { shop { name } }';
    expect(await answerTo(query, {variables: {country: 'US'}})).toMatchObject({
      extensions: {context: {country: 'US', language: 'EN'}, cost: {requestedQueryCost: 2}},
    });
    expect(await answerTo(SHOP)).toEqual({
      data: {shop: {name: 'Fusion Tiffin'}},
      extensions: {cost: {requestedQueryCost: 2}},
    });
  });

  it("is in the shop's own country for every buyer", async () => {
    const query = '@inContext(country: CA, language: FR) { localization { country { isoCode } language { isoCode } } }';
    expect(await answerTo(`query Where ${query}`)).toMatchObject({
      data: {localization: {country: {isoCode: 'US'}, language: {isoCode: 'EN'}}},
      extensions: {context: {country: 'US', language: 'EN'}},
    });
  });

  it.each([
    ['{ shop { nome } }', 'undefinedField'],
    ['{ shop(id: 1) { name } }', 'argumentNotAccepted'],
    ['{ menu { id } }', 'missingRequiredArguments'],
    ['{ products(first: "1") { nodes { id } } }', 'argumentLiteralsIncompatible'],
    ['query A($n: String) { products(first: $n) { nodes { id } } }', 'variableMismatch'],
    ['{ shop { name }', 'PARSE_ERROR'],
    ['query A($first: Int!) { products(first: $first) { nodes { id } } }', 'INVALID_VARIABLE'],
    ['{ product { id } }', 'BAD_REQUEST'],
    ['{ product(id: "1") { id } }', 'INVALID_VARIABLE'],
  ])('has, for %s, the code %s', async (query, code) => {
    const response = await post(query);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({errors: [{extensions: {code}}]});
  });

  it('is that of the named operation', async () => {
    const query = 'query A { shop { name } } query B { shop { moneyFormat } }';
    const body = (operationName: string | null) => JSON.stringify({query, operationName});
    expect(await answerTo('', {body: body('B')})).toMatchObject({data: {shop: {moneyFormat: '${{amount}}'}}});
    expect(await answerTo('', {body: body(null)})).toMatchObject({errors: [{extensions: {code: 'BAD_REQUEST'}}]});
  });
});

describe('a request', () => {
  it.each([
    ['X-Shopify-Storefront-Access-Token', LOCAL_CREDENTIALS.publicToken, 200],
    ['X-Shopify-Storefront-Access-Token', 'b'.repeat(32), 401],
    ['Shopify-Storefront-Private-Token', LOCAL_CREDENTIALS.privateToken, 200],
    ['Shopify-Storefront-Private-Token', '', 401],
    ['X-Other', 'anything', 200],
  ])('with %s: %s gets the status %i', async (name, value, status) => {
    expect((await post(SHOP, {headers: {[name]: value}})).status).toBe(status);
  });

  it.each([
    ['{"query":'],
    [''],
    ['[]'],
    ['{}'],
    ['{"query":1}'],
    ['null'],
    ['{"query":"{shop{name}}","variables":[]}'],
  ])('with the body %s is a bad request', async (body) => {
    const response = await post('', {body});
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors');
  });

  it('may be a bare document', async () => {
    const headers = {'content-type': 'application/graphql'};
    expect(await answerTo('', {headers, body: SHOP})).toMatchObject({data: {shop: {name: 'Fusion Tiffin'}}});
  });

  it('is allowed from every browser origin, as at Shopify', async () => {
    const url = `${local.origin}/api/2026-04/graphql.json`;
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {origin: 'http://localhost:3000', 'access-control-request-headers': 'content-type'},
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const response = await post(SHOP, {headers: {origin: 'http://localhost:3000'}});
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it("returns the cookie domain and the tokens to Hydrogen's consent code", async () => {
    const query = 'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
    const headers = {'x-shopify-uniquetoken': '11111111-aaaa', 'x-shopify-visittoken': 'x" , evil'};
    const response = await post(query, {version: 'unstable', headers});
    expect(await response.json()).toMatchObject({data: {consentManagement: {cookies: {cookieDomain: 'localhost'}}}});
    expect(response.headers.get('server-timing')).toContain('_y;desc="11111111-aaaa"');
    expect(response.headers.get('server-timing')).not.toContain('evil');
  });

  it('is rejected if its body is too large', async () => {
    expect((await post('x'.repeat(1_100_000))).status).toBe(413);
  });

  it('gets a 404 with its path for any other path', async () => {
    const response = await fetch(`${local.origin}/admin/api/2026-04/orders.json`, {method: 'POST'});
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errors: 'The local shop has nothing at POST /admin/api/2026-04/orders.json',
    });
  });
});
