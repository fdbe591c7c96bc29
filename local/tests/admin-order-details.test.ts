import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PEOPLE} from '../seed/people';
import type {OrderRecord} from '../shop/state';
import {STORE_PROFILES} from '../shop/store-profile';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder, type Purchase} from '../../tests/support/place-order';
import {webhooksOf} from '../../tests/support/webhooks';
import {createAdminClient, errorsOf} from './admin-client';

const {ada, ben} = SEED_PEOPLE;
const DAY_MS = 86_400_000;

let now: Date;
let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
  ask = createAdminClient(shop);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;
const orderId = ({number}: OrderRecord) => gid('Order', number);
const buy = (purchase: Purchase = {}) => placeOrder(shop, purchase);

const UPDATE = `mutation Update($input: OrderInput!) {
  orderUpdate(input: $input) { order { note tags } userErrors { field message } }
}`;
const TAG = `mutation Tag($id: ID!, $tags: [String!]!) {
  tagsAdd(id: $id, tags: $tags) { node { ... on Order { tags } ... on Customer { tags } } userErrors { message } }
}`;
const UNTAG = TAG.replace('tagsAdd', 'tagsRemove');
const LIST = `query List($query: String, $sortKey: OrderSortKeys = ID, $reverse: Boolean, $first: Int = 10) {
  orders(first: $first, query: $query, sortKey: $sortKey, reverse: $reverse) { nodes { name } }
}`;
const list = async (variables: Record<string, unknown>) =>
  ((await ask(LIST, variables)).data?.['orders'] as {nodes: {name: string}[]}).nodes.map(({name}) => name);

describe('orderUpdate', () => {
  it('changes note and tags, and sends a webhook', async () => {
    const order = buy();
    const input = {id: orderId(order), note: 'Leave at the door', tags: ['vip', 'Gift', 'VIP']};
    expect((await ask(UPDATE, {input})).data).toEqual({
      orderUpdate: {order: {note: 'Leave at the door', tags: ['Gift', 'vip']}, userErrors: []},
    });
    const {deliveries} = await webhooksOf(shop).report();
    expect(deliveries.at(-1)).toMatchObject({
      topic: 'orders/updated',
      body: {note: 'Leave at the door', tags: 'Gift, vip'},
    });
  });

  it('replaces the shipping address and leaves that of the bill', async () => {
    const order = buy();
    const before = {...order.shippingAddress};
    const shippingAddress = {
      firstName: 'Ada',
      lastName: 'Byron',
      address1: '7 Water Street',
      city: 'Hoboken',
      provinceCode: 'NJ',
      countryCode: 'US',
      zip: '07030',
    };
    const read = `mutation Move($input: OrderInput!) {
      orderUpdate(input: $input) {
        order { shippingAddress { address1 address2 province phone } billingAddress { address1 } }
        userErrors { field message }
      }
    }`;
    expect((await ask(read, {input: {id: orderId(order), shippingAddress}})).data).toEqual({
      orderUpdate: {
        order: {
          shippingAddress: {address1: '7 Water Street', address2: null, province: 'New Jersey', phone: null},
          billingAddress: {address1: before.address1},
        },
        userErrors: [],
      },
    });
    const {deliveries} = await webhooksOf(shop).report();
    expect(deliveries.at(-1)).toMatchObject({
      topic: 'orders/updated',
      body: {shipping_address: {address1: '7 Water Street'}, billing_address: {address1: before.address1}},
    });
    const wrong = {...shippingAddress, provinceCode: 'XX', zip: '7'};
    expect((await ask(UPDATE, {input: {id: orderId(order), shippingAddress: wrong}})).data).toEqual({
      orderUpdate: {
        order: null,
        userErrors: [
          {field: ['shippingAddress', 'province'], message: 'Province is not valid'},
          {field: ['shippingAddress', 'zip'], message: 'Zip is not valid for United States'},
        ],
      },
    });
    expect(order.shippingAddress.zip).toBe('07030');
    const company = {...shippingAddress, company: 'Tiffin'};
    expect(await ask(UPDATE, {input: {id: orderId(order), shippingAddress: company}})).toMatchObject({
      errors: [{message: expect.stringContaining('MailingAddressInput.company')}],
    });
  });

  it('fails with the name of an input that is not emulated, and rejects an unknown order', async () => {
    expect(await ask(UPDATE, {input: {id: orderId(buy()), poNumber: '7'}})).toMatchObject({
      errors: [{message: 'The local shop does not emulate OrderInput.poNumber'}],
    });
    expect(errorsOf(await ask(UPDATE, {input: {id: gid('Order', 1), note: ''}}))).toHaveLength(1);
  });
});

it('adds and removes tags of orders and customers', async () => {
  const order = buy();
  for (const id of [orderId(order), gid('Customer', ben.number)]) {
    expect((await ask(TAG, {id, tags: ['b, a', 'c']})).data).toMatchObject({tagsAdd: {node: {tags: ['a', 'b', 'c']}}});
    expect((await ask(UNTAG, {id, tags: ['B']})).data).toMatchObject({tagsRemove: {node: {tags: ['a', 'c']}}});
  }
});

describe('the search of orders', () => {
  it.each([
    ['name:1002', ['#1002']],
    ['tag:gift', ['#1002']],
    ['tag_not:gift', ['#1001']],
    ['email:ben@example.com', ['#1002']],
    ['sku:FT-CTM', ['#1001']],
    ['status:open', ['#1001', '#1002']],
    ['fulfillment_status:unfulfilled', ['#1001', '#1002']],
    ['financial_status:paid', ['#1001', '#1002']],
    ['risk_level:high', ['#1002']],
    ["created_at:>='2026-06-01T12:00:00Z'", ['#1001', '#1002']],
    ["created_at:<'2026-06-01'", []],
  ])('finds orders by %s', async (query, names) => {
    buy();
    const second = buy({customer: ben, lines: [{catalogId: '2', quantity: 3}]});
    Object.assign(second, {tags: ['Gift'], riskLevel: 'HIGH'});
    expect(await list({query})).toEqual(names);
  });

  it('sorts by a key, in either direction, and counts', async () => {
    buy({customer: ben});
    buy({customer: ada, lines: [{catalogId: '2', quantity: 3}]});
    expect(await list({sortKey: 'CUSTOMER_NAME'})).toEqual(['#1002', '#1001']);
    expect(await list({sortKey: 'TOTAL_ITEMS_QUANTITY', reverse: true})).toEqual(['#1002', '#1001']);
    expect((await ask('{ ordersCount(query: "email:ben@example.com") { count precision } }')).data).toEqual({
      ordersCount: {count: 1, precision: 'EXACT'},
    });
  });

  it('returns at most 250 orders', async () => {
    expect(await ask(LIST, {first: 251})).toMatchObject({errors: [{extensions: {code: 'BAD_REQUEST'}}]});
  });

  it('leaves out orders older than 60 days without the scope read_all_orders', async () => {
    const order = buy();
    now = new Date(now.getTime() + 61 * DAY_MS);
    expect(await list({})).toEqual(['#1001']);
    const {config} = shop.shop;
    const {profile} = config;
    const adminScopes = STORE_PROFILES.friendly.adminScopes.filter((scope) => scope !== 'read_all_orders');
    Object.assign(config, {profile: {...profile, adminScopes}});
    const found = [await list({}), (await ask(`{ order(id: "${orderId(order)}") { id } }`)).data];
    Object.assign(config, {profile});
    expect(found).toEqual([[], {order: null}]);
  });
});

it('shows the fraud analysis of an order', async () => {
  const order = buy();
  const RISK = 'query Risk($id: ID!) { order(id: $id) { risk { recommendation assessments { riskLevel } } } }';
  const risk = async () => (await ask(RISK, {id: orderId(order)})).data?.['order'];
  expect(await risk()).toEqual({risk: {recommendation: 'ACCEPT', assessments: [{riskLevel: 'LOW'}]}});
  order.riskLevel = 'HIGH';
  expect(await risk()).toEqual({risk: {recommendation: 'CANCEL', assessments: [{riskLevel: 'HIGH'}]}});
});

describe('suggestedRefund', () => {
  const SUGGEST = `query Suggest($id: ID!, $lines: [RefundLineItemInput!], $full: Boolean, $shipping: Money) {
    order(id: $id) {
      suggestedRefund(refundLineItems: $lines, suggestFullRefund: $full, shippingAmount: $shipping) {
        amountSet { shopMoney { amount } } maximumRefundableSet { shopMoney { amount } }
        shipping { maximumRefundableSet { shopMoney { amount } } }
        suggestedTransactions { gateway kind amountSet { shopMoney { amount } } parentTransaction { id } }
      }
    }
  }`;
  const suggest = async (order: OrderRecord, variables: Record<string, unknown>) =>
    ((await ask(SUGGEST, {id: orderId(order), ...variables})).data?.['order'] as {suggestedRefund: unknown})
      .suggestedRefund;
  const amount = (value: string) => ({shopMoney: {amount: value}});

  it('suggests the paid price of lines after discounts, and the payment to return it to', async () => {
    const order = buy({lines: [{catalogId: '1', quantity: 2}], discountCodes: ['SUMMER10']});
    const lines = [{lineItemId: gid('LineItem', order.lines[0]?.number), quantity: 1}];
    expect(await suggest(order, {lines})).toEqual({
      amountSet: amount('7.19'),
      maximumRefundableSet: amount('19.37'),
      shipping: {maximumRefundableSet: amount('4.99')},
      suggestedTransactions: [
        {
          gateway: 'bogus',
          kind: 'SUGGESTED_REFUND',
          amountSet: amount('7.19'),
          parentTransaction: {id: gid('OrderTransaction', order.transactions[0]?.number)},
        },
      ],
    });
    expect(await suggest(order, {lines, shipping: '2.00'})).toMatchObject({amountSet: amount('9.19')});
    expect(await suggest(order, {full: true})).toMatchObject({amountSet: amount('19.37')});
  });

  it('does not suggest again what a refund with shipping has returned', async () => {
    const order = buy();
    const mutation = `mutation Refund($input: RefundInput!) {
      refundCreate(input: $input) @idempotent(key: "1") { userErrors { message } }
    }`;
    const id = orderId(order);
    const transactions = [{amount: '4.99', gateway: 'bogus', kind: 'REFUND', orderId: id}];
    const input = {orderId: id, shipping: {fullRefund: true}, transactions};
    expect(errorsOf(await ask(mutation, {input}))).toEqual([]);
    expect(await suggest(order, {full: true})).toMatchObject({
      amountSet: amount('7.99'),
      shipping: {maximumRefundableSet: amount('0.0')},
    });
  });
});
