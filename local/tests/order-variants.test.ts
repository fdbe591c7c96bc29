import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {orderGid} from '../../tests/support/orders';
import {placeOrder} from '../../tests/support/place-order';
import {createQuery} from '../../tests/support/storefront-client';
import {accountVisitor, routeAccounts} from './account-visitor';
import {createAdminClient} from './admin-client';
import {createCustomerClient} from './customer-client';

const STOREFRONT = 'http://localhost:3999';
const {ada} = SEED_PEOPLE;

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'market', storefrontOrigin: STOREFRONT, orderConfirmation: 'shop'});
  ask = createAdminClient(shop);
  routeAccounts(shop.origin);
});
beforeEach(() => shop.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const FAMILY_HOT = {catalogId: 'm1', position: 5, quantity: 2};
const CHAI = {catalogId: 'm5', quantity: 1};
const GIFT_CARD = {catalogId: 'm3', position: 2, quantity: 1};

const bodyOf = (topic: string) =>
  JSON.parse(shop.deliveries(topic).at(-1)?.body ?? 'null') as Readonly<Record<string, unknown>>;

describe('an order of variants', () => {
  it('names them in its webhook', () => {
    placeOrder(shop, {lines: [FAMILY_HOT, CHAI]});
    expect(bodyOf('orders/create')['line_items']).toMatchObject([
      {
        title: 'Paneer Makhani',
        variant_title: 'Family / Hot',
        name: 'Paneer Makhani - Family / Hot',
        sku: 'FT-PMK-F3',
        variant_id: shop.variants('paneer-makhani')[4],
        grams: 222,
        price: '23.99',
      },
      {title: 'Kashmiri Saffron Chai', variant_title: null, name: 'Kashmiri Saffron Chai', requires_shipping: true},
    ]);
  });

  it('names them in the Admin API, also in the fulfillment order', async () => {
    const {number} = placeOrder(shop, {lines: [FAMILY_HOT]});
    const {data} = await ask(
      `query Read($id: ID!) {
        order(id: $id) {
          lineItems(first: 5) { nodes { title name variantTitle sku variant { title } product { handle } image { altText } } }
          fulfillmentOrders(first: 5) {
            nodes { lineItems(first: 5) { nodes { productTitle variantTitle sku } } }
          }
        }
      }`,
      {id: orderGid(number)},
    );
    expect(data?.['order']).toMatchObject({
      lineItems: {
        nodes: [
          {
            title: 'Paneer Makhani',
            name: 'Paneer Makhani - Family / Hot',
            variantTitle: 'Family / Hot',
            sku: 'FT-PMK-F3',
            variant: {title: 'Family / Hot'},
            product: {handle: 'paneer-makhani'},
            image: {altText: expect.stringContaining('for six') as string},
          },
        ],
      },
      fulfillmentOrders: {
        nodes: [
          {lineItems: {nodes: [{productTitle: 'Paneer Makhani', variantTitle: 'Family / Hot', sku: 'FT-PMK-F3'}]}},
        ],
      },
    });
  });

  it('names them in both customer APIs', async () => {
    placeOrder(shop, {lines: [FAMILY_HOT]});
    const visitor = accountVisitor(shop, STOREFRONT);
    await visitor.signIn(ada.email);
    const lines = `lineItems(first: 5) { nodes { title name variantTitle variantOptions { name value } sku } }`;
    const {data} = await visitor.client().query(`#graphql
      query Orders { customer { orders(first: 1, reverse: true) { nodes { ${lines} } } } }`);
    expect(data).toMatchObject({
      customer: {
        orders: {
          nodes: [
            {
              lineItems: {
                nodes: [
                  {
                    title: 'Paneer Makhani',
                    name: 'Paneer Makhani - Family / Hot',
                    variantTitle: 'Family / Hot',
                    variantOptions: [
                      {name: 'Size', value: 'Family'},
                      {name: 'Heat', value: 'Hot'},
                    ],
                    sku: 'FT-PMK-F3',
                  },
                ],
              },
            },
          ],
        },
      },
    });
    const token = await createCustomerClient(shop.origin).tokenOf(ada.email, SEED_PASSWORD);
    const {customer} = await createQuery(shop.origin)<{customer: object}>(
      `query Orders($token: String!) {
        customer(customerAccessToken: $token) {
          orders(first: 1, reverse: true) { nodes { lineItems(first: 5) { nodes { title variant { title } } } } }
        }
      }`,
      {token},
    );
    expect(customer).toMatchObject({
      orders: {nodes: [{lineItems: {nodes: [{title: 'Paneer Makhani', variant: {title: 'Family / Hot'}}]}}]},
    });
  });

  it('names them in the mail of the shop', async () => {
    placeOrder(shop, {lines: [FAMILY_HOT]});
    const [mail] = await shop.mails(ada.email);
    expect(mail?.text).toContain('2 x Paneer Makhani - Family / Hot');
  });
});

describe('an order of gift cards', () => {
  it('has no delivery', async () => {
    const {number} = placeOrder(shop, {lines: [GIFT_CARD]});
    expect(bodyOf('orders/create')).toMatchObject({
      shipping_address: null,
      shipping_lines: [],
      line_items: [{gift_card: true, requires_shipping: false, variant_title: '$50'}],
    });
    const {data} = await ask(
      `query Read($id: ID!) {
        order(id: $id) {
          requiresShipping shippingAddress { city } shippingLine { title } displayFulfillmentStatus
          shippingLines(first: 5) { nodes { title } }
          lineItems(first: 5) { nodes { isGiftCard requiresShipping } }
          fulfillmentOrders(first: 5) { nodes { status deliveryMethod { methodType } } }
        }
      }`,
      {id: orderGid(number)},
    );
    expect(data?.['order']).toEqual({
      requiresShipping: false,
      shippingAddress: null,
      shippingLine: null,
      displayFulfillmentStatus: 'FULFILLED',
      shippingLines: {nodes: []},
      lineItems: {nodes: [{isGiftCard: true, requiresShipping: false}]},
      fulfillmentOrders: {nodes: [{status: 'CLOSED', deliveryMethod: {methodType: 'NONE'}}]},
    });
  });
});
