import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import type {StoreProfileName} from '../shop/store-profile';
import {orderGid} from '../../tests/support/orders';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {redirectOf} from '../../tests/support/redirect-of';
import {createQuery} from '../../tests/support/storefront-client';
import {webhooksOf} from '../../tests/support/webhooks';
import {adminTokenOf, createAdminClient, type AdminResponse} from './admin-client';

const {ada} = SEED_PEOPLE;
const DAY_MS = 86_400_000;

let now: Date;
let shop: LocalShop;
let admin: (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<AdminResponse>;

/** Starts the store of a profile for a group of tests, and resets it before each. */
function useStore(profile: StoreProfileName) {
  beforeAll(async () => void (shop = await startLocalShop({profile, clock: () => now})));
  beforeEach(async () => {
    now = new Date(SEED_DATE);
    await shop.reset();
    admin = createAdminClient(shop, await adminTokenOf(shop));
  });
  afterAll(() => shop.close());
}

const storefront = <Data extends object>(query: string, variables?: Readonly<Record<string, unknown>>) =>
  createQuery(shop.origin)<Data>(query, variables);

const CREATE_CART = `mutation Create($variant: ID!) {
  cartCreate(input: {lines: [{merchandiseId: $variant, quantity: 1}]}) { cart { checkoutUrl totalQuantity } }
}`;
const PRODUCT = 'query Product { product(handle: "palak-paneer") { title variants(first: 1) { nodes { id } } } }';

interface Product {
  readonly product: {readonly title: string; readonly variants: {readonly nodes: readonly {readonly id: string}[]}};
}

async function checkoutUrl(): Promise<string> {
  const {product} = await storefront<Product>(PRODUCT);
  const variables = {variant: product.variants.nodes[0]?.id};
  const {cartCreate} = await storefront<{cartCreate: {cart: {checkoutUrl: string}}}>(CREATE_CART, variables);
  return cartCreate.cart.checkoutUrl;
}

describe.each(['friendly', 'strict', 'market'] as const)('a %s store', (profile) => {
  useStore(profile);

  it("sells: a product can be read and put into a cart, and the checkout opens at the cart's checkoutUrl", async () => {
    const address = await checkoutUrl();
    expect(new URL(address).host).toBe(shop.settings.PUBLIC_CHECKOUT_DOMAIN);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(new URL(page.url).host).toBe(shop.settings.PUBLIC_CHECKOUT_DOMAIN);
    expect(await page.text()).toContain('Palak Paneer');
  });

  it('lets an app with valid credentials read the contents of an order', async () => {
    const {number} = placeOrder(shop);
    const query =
      'query Read($id: ID!) { order(id: $id) { id name customer { id } lineItems(first: 1) { nodes { title } } } }';
    const {data, errors} = await admin(query, {id: orderGid(number)});
    expect(errors).toBeUndefined();
    expect(data?.['order']).toMatchObject({
      name: '#1001',
      customer: {id: `gid://shopify/Customer/${ada.number}`},
      lineItems: {nodes: [{title: 'Chicken Tikka Masala'}]},
    });
  });

  it('sends webhooks with the id of their order', async () => {
    const {number} = placeOrder(shop);
    const {deliveries} = await webhooksOf(shop).report();
    const created = deliveries.find(({topic}) => topic === 'orders/create');
    expect(created?.body).toMatchObject({id: number, name: '#1001', customer: {id: ada.number}});
  });

  it('contains the hosts of customer accounts in its discovery documents', async () => {
    const read = async (path: string) =>
      await (await fetch(`${shop.origin}/.well-known/${path}`)).json<Record<string, string>>();
    const {issuer, authorization_endpoint: authorize} = await read('openid-configuration');
    const {graphql_api: api} = await read('customer-account-api');
    const {accountsOrigin} = shop.shop.config;
    for (const address of [issuer, authorize, api]) expect(new URL(address ?? '').origin).toBe(accountsOrigin);
  });
});

describe('a friendly store', () => {
  useStore('friendly');

  it('accepts its fixed token and shows the buyer of an order', async () => {
    const {number} = placeOrder(shop);
    const {data} = await admin('query Read($id: ID!) { order(id: $id) { email shippingAddress { city } } }', {
      id: orderGid(number),
    });
    expect(data?.['order']).toEqual({email: ada.email, shippingAddress: {city: 'Brooklyn'}});
    expect(await adminTokenOf(shop)).toBe('shpat_local_admin');
  });
});

describe('a strict store', () => {
  useStore('strict');

  it('has its checkout and its customer accounts on separate hosts, and redirects browsers there', async () => {
    const {origin, checkoutOrigin, accountsOrigin} = shop.shop.config;
    expect(new Set([origin, checkoutOrigin, accountsOrigin].map((each) => new URL(each).host)).size).toBe(3);
    for (const [path, home] of [
      ['/checkouts/cn/any', checkoutOrigin],
      ['/authentication/1/oauth/authorize?client_id=1', accountsOrigin],
    ] as const) {
      const led = await fetch(origin + path, {redirect: 'manual'});
      expect(redirectOf(led)).toEqual({status: 302, location: home + path});
      expect((await fetch(home + path, {redirect: 'manual'})).headers.get('location')).not.toBe(home + path);
    }
  });

  it('rejects the fixed token', async () => {
    const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': 'shpat_local_admin'},
      body: '{"query": "{ currentAppInstallation { id } }"}',
    });
    expect(response.status).toBe(401);
  });

  it('denies a request whose access scope it has not granted, with Shopify’s message', async () => {
    const cancel =
      'mutation Cancel { fulfillmentOrderCancel(id: "gid://shopify/FulfillmentOrder/1") { userErrors { message } } }';
    const {data, errors} = await admin(cancel);
    expect(data).toEqual({fulfillmentOrderCancel: null});
    expect(errors).toMatchObject([
      {
        message:
          'Access denied for fulfillmentOrderCancel field. Required access: `write_merchant_managed_fulfillment_orders` access scope.',
        path: ['fulfillmentOrderCancel'],
        extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes'},
      },
    ]);
  });

  it('denies personal fields one by one and returns the others', async () => {
    const {number} = placeOrder(shop);
    const {data, errors} = await admin(
      'query Read($id: ID!) { order(id: $id) { name email shippingAddress { city } customer { id firstName } } }',
      {id: orderGid(number)},
    );
    const customer = {id: `gid://shopify/Customer/${ada.number}`, firstName: null};
    expect(data?.['order']).toEqual({name: '#1001', email: null, shippingAddress: null, customer});
    const denied = errors as {message: string; extensions: {code: string}}[];
    expect(denied.map(({extensions}) => extensions.code)).toEqual(Array.from({length: 3}, () => 'ACCESS_DENIED'));
    expect(denied.map(({message}) => message.split('.')[0]).sort()).toEqual([
      'This app is not approved to access the MailingAddress object',
      'This app is not approved to use the email field',
      'This app is not approved to use the firstName field',
    ]);
  });

  it('omits personal data from its webhooks', async () => {
    placeOrder(shop);
    const {deliveries} = await webhooksOf(shop).report();
    expect(deliveries.length).toBeGreaterThan(0);
    for (const {body} of deliveries) {
      const text = JSON.stringify(body);
      for (const value of [ada.email, 'Byron', '12 Pearl Street']) expect(text).not.toContain(value);
    }
  });

  it('hides orders of more than 60 days from an app without the scope for all orders', async () => {
    const {number} = placeOrder(shop);
    now = new Date(now.getTime() + 61 * DAY_MS);
    admin = createAdminClient(shop, await adminTokenOf(shop));
    const {data} = await admin('query Read($id: ID!) { order(id: $id) { id } orders(first: 5) { nodes { id } } }', {
      id: orderGid(number),
    });
    expect(data).toEqual({order: null, orders: {nodes: []}});
  });

  it('has no classic accounts: no one can sign in with a password', async () => {
    const response = await fetch(`${shop.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        query:
          'mutation In($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
        variables: {input: {email: ada.email, password: SEED_PASSWORD}},
      }),
    });
    expect(await response.json()).toMatchObject({
      data: {customerAccessTokenCreate: null},
      errors: [{extensions: {code: 'ACCESS_DENIED'}}],
    });
  });

  it('restores points at the rate of its plan', async () => {
    const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': await adminTokenOf(shop)},
      body: '{"query": "{ currentAppInstallation { id } }"}',
    });
    const {extensions} = await response.json<{extensions: unknown}>();
    expect(extensions).toMatchObject({cost: {throttleStatus: {maximumAvailable: 1000, restoreRate: 50}}});
  });
});
