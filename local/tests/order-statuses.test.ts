import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {SEED} from '../seed/seed';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {createQuery} from '../../tests/support/storefront-client';
import {accountVisitor, routeAccounts} from './account-visitor';
import {createAdminClient} from './admin-client';
import {visit} from './checkout-visitor';
import {createCustomerClient} from './customer-client';

const STOREFRONT = 'http://localhost:3999';
const {ada, gita} = SEED_PEOPLE;

/** Ada's past orders, as every API returns them. */
const PAST = [
  {name: '#1001', financial: 'PAID', fulfillment: 'FULFILLED', tracking: ['1Z999AA10123456784'], isCancelled: false},
  {name: '#1002', financial: 'REFUNDED', fulfillment: 'UNFULFILLED', tracking: [], isCancelled: true},
  {
    name: '#1003',
    financial: 'PAID',
    fulfillment: 'FULFILLED',
    tracking: ['9400111899223197428490'],
    isCancelled: false,
  },
  {
    name: '#1004',
    financial: 'PAID',
    fulfillment: 'PARTIALLY_FULFILLED',
    tracking: ['794658463214'],
    isCancelled: false,
  },
  {name: '#1005', financial: 'PAID', fulfillment: 'UNFULFILLED', tracking: [], isCancelled: false},
];

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({seed: SEED, storefrontOrigin: STOREFRONT});
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

interface Listed<Order> {
  readonly customer: {readonly orders: {readonly nodes: readonly Order[]}};
}

describe('past orders', () => {
  it('are returned by the Storefront API', async () => {
    interface Order {
      readonly name: string;
      readonly financialStatus: string;
      readonly fulfillmentStatus: string;
      readonly canceledAt: string | null;
      readonly successfulFulfillments: readonly {
        readonly trackingCompany: string;
        readonly trackingInfo: readonly {readonly number: string; readonly url: string}[];
        readonly fulfillmentLineItems: {readonly nodes: readonly {readonly quantity: number}[]};
      }[];
    }
    const customerAccessToken = await createCustomerClient(shop.origin).tokenOf(ada.email, SEED_PASSWORD);
    const {customer} = await createQuery(shop.origin)<Listed<Order>>(
      `query Past($customerAccessToken: String!) {
        customer(customerAccessToken: $customerAccessToken) { orders(first: 10) { nodes {
          name financialStatus fulfillmentStatus canceledAt
          successfulFulfillments(first: 5) {
            trackingCompany trackingInfo(first: 5) { number url }
            fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } }
          }
        } } }
      }`,
      {customerAccessToken},
    );
    const {nodes} = customer.orders;
    expect(
      nodes.map((order) => ({
        name: order.name,
        financial: order.financialStatus,
        fulfillment: order.fulfillmentStatus,
        tracking: order.successfulFulfillments.flatMap(({trackingInfo}) => trackingInfo.map(({number}) => number)),
        isCancelled: order.canceledAt !== null,
      })),
    ).toEqual(PAST);
    expect(nodes[0]?.successfulFulfillments[0]).toMatchObject({
      trackingCompany: 'UPS',
      trackingInfo: [{url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784'}],
      fulfillmentLineItems: {nodes: [{quantity: 2}, {quantity: 1}]},
    });
  });

  it('are returned by the Customer Account API', async () => {
    interface Order {
      readonly name: string;
      readonly financialStatus: string;
      readonly fulfillmentStatus: string;
      readonly cancelledAt: string | null;
      readonly fulfillments: {
        readonly nodes: readonly {
          readonly latestShipmentStatus: string | null;
          readonly trackingInformation: readonly {readonly number: string}[];
        }[];
      };
    }
    routeAccounts(shop.origin);
    const visitor = accountVisitor(shop, STOREFRONT);
    await visitor.signIn(ada.email);
    const {data} = (await visitor.client().query(`#graphql
      query Past { customer { orders(first: 10) { nodes {
        name financialStatus fulfillmentStatus cancelledAt totalRefunded { amount } refunds { totalRefunded { amount } }
        fulfillments(first: 5) { nodes {
          status latestShipmentStatus trackingInformation { company number url } events(first: 5) { nodes { status } }
        } }
      } } } }`)) as {data: Listed<Order>};
    const {nodes} = data.customer.orders;
    expect(
      nodes.map((order) => ({
        name: order.name,
        financial: order.financialStatus,
        fulfillment: order.fulfillmentStatus,
        tracking: order.fulfillments.nodes.flatMap((parcel) => parcel.trackingInformation.map(({number}) => number)),
        isCancelled: order.cancelledAt !== null,
      })),
    ).toEqual(PAST);
    expect(nodes[0]?.fulfillments.nodes[0]?.latestShipmentStatus).toBe('DELIVERED');
    vi.unstubAllGlobals();
  });

  it('are listed for reconciliation, all with their owners', async () => {
    const ask = createAdminClient(shop);
    const list = async (query: string) =>
      (
        (
          await ask(
            `query List($query: String) { orders(first: 50, query: $query, sortKey: UPDATED_AT) { nodes {
              name displayFinancialStatus displayFulfillmentStatus cancelledAt
              fulfillments(first: 5) { trackingInfo(first: 5) { number } }
            } } }`,
            {query},
          )
        ).data?.['orders'] as {nodes: readonly Readonly<Record<string, unknown>>[]}
      ).nodes;
    expect((await list('')).map(({name, ...order}) => [name, order['displayFulfillmentStatus']])).toEqual(
      PAST.map(({name, fulfillment}) => [name, fulfillment]),
    );
    expect(await list(`customer_id:${gita.number}`)).toEqual([]);
    expect(await list("updated_at:>='2026-05-01T00:00:00Z'")).toHaveLength(2);
  });

  it('are shown on their status pages', async () => {
    const pages = await Promise.all(
      shop.orders().map(({token}) => visit(`${shop.origin}/${SEED.shop.number}/orders/${token}/authenticate`)),
    );
    expect(pages.map(({text}) => /Placed on .*? shipping\. (.*?)\./.exec(text)?.[1])).toEqual([
      'Delivered',
      'Cancelled',
      'In transit',
      'Partly on its way',
      'Being packed',
    ]);
    expect(pages[0]?.html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"');
  });
});

it('continues the order numbers of the seed', () => {
  expect(placeOrder(shop).orderNumber).toBe(1006);
});
