import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PEOPLE} from '../seed/people';
import type {SeedPerson} from '../seed/types';
import type {OrderRecord} from '../shop/state';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {waitForJob} from '../../tests/support/staff';
import {createAdminClient, errorsOf} from './admin-client';

const {ada, ben} = SEED_PEOPLE;
const HOUR_MS = 3_600_000;

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
const later = () => void (now = new Date(now.getTime() + HOUR_MS));
const buy = (customer: SeedPerson = ada): OrderRecord => {
  const order = placeOrder(shop, {customer, lines: [{catalogId: '1', quantity: 2}]});
  later();
  return order;
};

const SET = '{ shopMoney { amount currencyCode } }';
const ORDER = `id name number email createdAt updatedAt cancelledAt cancelReason closed
  displayFinancialStatus displayFulfillmentStatus
  subtotalPriceSet ${SET} totalShippingPriceSet ${SET} totalDiscountsSet ${SET} totalTaxSet ${SET} totalPriceSet ${SET}
  totalRefundedSet ${SET} currentTotalPriceSet ${SET} statusPageUrl customer { id }
  shippingAddress { firstName city provinceCode zip countryCodeV2 } shippingLine { title }
  discountApplications(first: 5) { nodes { ... on DiscountCodeApplication { code } } }
  transactions(first: 5) { kind status authorizationCode amountSet ${SET} parentTransaction { id } }
  lineItems(first: 50) { nodes { id title quantity currentQuantity variantTitle originalUnitPriceSet ${SET} image { url } product { id } variant { id } } }
  refunds(first: 5) { id totalRefundedSet ${SET} refundLineItems(first: 5) { nodes { quantity restockType } } }`;
const READ = `query Read($id: ID!) { order(id: $id) { ${ORDER} } }`;
const read = async ({number}: OrderRecord) => (await ask(READ, {id: gid('Order', number)})).data?.['order'];
const LIST = `query List($query: String, $first: Int = 10, $after: String, $sortKey: OrderSortKeys = UPDATED_AT) {
  orders(first: $first, after: $after, query: $query, sortKey: $sortKey) { nodes { name } pageInfo { hasNextPage endCursor } }
}`;
const names = async (variables: Record<string, unknown>) =>
  ((await ask(LIST, variables)).data?.['orders'] as {nodes: {name: string}[]}).nodes.map(({name}) => name);

describe('the order queries', () => {
  it('return an order with its amounts, buyer, payment and items', async () => {
    const order = buy();
    expect(await read(order)).toMatchObject({
      id: gid('Order', order.number),
      name: '#1001',
      email: ada.email,
      createdAt: '2026-06-01T12:00:00Z',
      cancelledAt: null,
      displayFinancialStatus: 'PAID',
      displayFulfillmentStatus: 'UNFULFILLED',
      subtotalPriceSet: {shopMoney: {amount: '15.98', currencyCode: 'USD'}},
      totalShippingPriceSet: {shopMoney: {amount: '4.99'}},
      totalPriceSet: {shopMoney: {amount: '20.97'}},
      customer: {id: gid('Customer', ada.number)},
      shippingAddress: {firstName: 'Ada', city: 'Brooklyn', provinceCode: 'NY', countryCodeV2: 'US'},
      transactions: [{kind: 'SALE', status: 'SUCCESS', authorizationCode: order.transactions[0]?.authorization}],
      lineItems: {
        nodes: [
          {
            title: 'Chicken Tikka Masala',
            quantity: 2,
            originalUnitPriceSet: {shopMoney: {amount: '7.99'}},
            image: {url: expect.stringContaining('/cdn/shop/files/')},
          },
        ],
      },
    });
  });

  it('find orders by the searches of staff and of the reconciliation job', async () => {
    const first = buy(ada);
    const second = buy(ben);
    expect(await names({})).toEqual(['#1001', '#1002']);
    expect(await names({query: `updated_at:>='${second.updatedAt}'`})).toEqual(['#1002']);
    expect(await names({query: `updated_at:>"${first.updatedAt}"`})).toEqual(['#1002']);
    expect(await names({query: 'name:#1001'})).toEqual(['#1001']);
    expect(await names({query: `customer_id:${ben.number}`})).toEqual(['#1002']);
    expect(await names({query: 'fulfillment_status:unfulfilled financial_status:paid'})).toEqual(['#1001', '#1002']);
    await cancel({orderId: gid('Order', first.number)});
    expect(await names({})).toEqual(['#1002', '#1001']);
    expect(await names({query: 'status:cancelled'})).toEqual(['#1001']);
  });

  it('return orders in pages', async () => {
    for (let count = 0; count < 3; count += 1) buy();
    const page = (await ask(LIST, {first: 2})).data?.['orders'] as {pageInfo: {endCursor: string}};
    expect(page.pageInfo).toMatchObject({hasNextPage: true});
    expect(await names({first: 2, after: page.pageInfo.endCursor})).toEqual(['#1003']);
  });
});

const CANCEL = `mutation Cancel($orderId: ID!, $pays: Boolean! = true, $restock: Boolean! = true) {
  orderCancel(orderId: $orderId, reason: CUSTOMER, refundMethod: {originalPaymentMethodsRefund: $pays}, restock: $restock) {
    job { id done } orderCancelUserErrors { code message } userErrors { field message }
  }
}`;

const cancel = async (variables: Readonly<Record<string, unknown>>) => {
  const {data} = await ask(CANCEL, variables);
  await waitForJob(shop, (data?.['orderCancel'] as {job: {id: string}}).job.id);
};

describe('orderCancel', () => {
  it('refunds the payment, restocks the items and closes the fulfillment orders', async () => {
    const stock = shop.stock();
    const order = buy();
    await cancel({orderId: gid('Order', order.number)});
    expect(await read(order)).toMatchObject({
      cancelledAt: order.updatedAt,
      cancelReason: 'CUSTOMER',
      displayFinancialStatus: 'REFUNDED',
      displayFulfillmentStatus: 'UNFULFILLED',
      totalRefundedSet: {shopMoney: {amount: '20.97'}},
      currentTotalPriceSet: {shopMoney: {amount: '0.0'}},
      transactions: [{kind: 'SALE'}, {kind: 'REFUND', parentTransaction: {id: expect.any(String)}}],
      refunds: [{refundLineItems: {nodes: [{quantity: 2, restockType: 'CANCEL'}]}}],
    });
    expect(order.fulfillmentOrders.map(({status}) => status)).toEqual(['closed']);
    expect(shop.stock()).toEqual(stock);
  });

  it('cancels by a job, after its response', async () => {
    const order = buy();
    const {data} = await ask(CANCEL, {orderId: gid('Order', order.number)});
    const {job} = data?.['orderCancel'] as {job: {id: string; done: boolean}};
    expect(job.done).toBe(false);
    expect(order.cancelledAt).toBeNull();
    await waitForJob(shop, job.id);
    expect(order.cancelledAt).not.toBeNull();
  });

  it('rejects a canceled order, an order in transit and an unknown order', async () => {
    const order = buy();
    const orderId = gid('Order', order.number);
    await cancel({orderId, pays: false});
    expect(await read(order)).toMatchObject({displayFinancialStatus: 'PAID'});
    expect(await ask(CANCEL, {orderId})).toMatchObject({
      data: {orderCancel: {job: null, orderCancelUserErrors: [{code: 'INVALID'}]}},
    });
    expect(await ask(CANCEL, {orderId: gid('Product', order.number)})).toMatchObject({
      data: {orderCancel: {orderCancelUserErrors: [{code: 'NOT_FOUND', message: 'Order does not exist'}]}},
    });
    const sent = buy();
    const fulfillmentOrderId = gid('FulfillmentOrder', sent.fulfillmentOrders[0]?.number);
    await ask(
      'mutation Send($id: ID!) { fulfillmentCreate(fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: $id}]}) { userErrors { message } } }',
      {id: fulfillmentOrderId},
    );
    expect(await ask(CANCEL, {orderId: gid('Order', sent.number)})).toMatchObject({
      data: {orderCancel: {orderCancelUserErrors: [{code: 'INVALID', message: 'Order has fulfilled items'}]}},
    });
  });
});

const REFUND = `mutation Refund($input: RefundInput!, $key: String!) {
  refundCreate(input: $input) @idempotent(key: $key) {
    refund { id totalRefundedSet ${SET} } order { displayFinancialStatus } userErrors { field message }
  }
}`;
const refundOf = (order: OrderRecord, amount: string, quantity = 0) => ({
  orderId: gid('Order', order.number),
  note: 'Sorry',
  ...(quantity > 0 && {
    refundLineItems: [{lineItemId: gid('LineItem', order.lines[0]?.number), quantity, restockType: 'CANCEL'}],
  }),
  transactions: [
    {
      amount,
      gateway: 'bogus',
      kind: 'REFUND',
      orderId: gid('Order', order.number),
      parentId: gid('OrderTransaction', order.transactions[0]?.number),
    },
  ],
});

describe('refundCreate', () => {
  it('refunds a part, whose items are not sent any more', async () => {
    const order = buy();
    expect((await ask(REFUND, {input: refundOf(order, '7.99', 1), key: 'a'})).data).toMatchObject({
      refundCreate: {
        userErrors: [],
        order: {displayFinancialStatus: 'PARTIALLY_REFUNDED'},
        refund: {totalRefundedSet: {shopMoney: {amount: '7.99'}}},
      },
    });
    expect(order.fulfillmentOrders[0]?.lines[0]?.remaining).toBe(1);
  });

  it('creates one refund per idempotency key', async () => {
    const order = buy();
    const input = refundOf(order, '5.00');
    const responses = [await ask(REFUND, {input, key: 'k'}), await ask(REFUND, {input, key: 'k'})];
    expect(responses[1]).toMatchObject({data: responses[0]?.data});
    expect(order.refunds).toHaveLength(1);
    await ask(REFUND, {input, key: 'another'});
    expect(order.refunds).toHaveLength(2);
  });

  it('requires an idempotency key, and the same input for the same key', async () => {
    const order = buy();
    const input = refundOf(order, '5.00');
    expect(
      await ask(REFUND.replace('@idempotent(key: $key)', '').replace(', $key: String!', ''), {input}),
    ).toMatchObject({
      errors: [
        {
          message: 'The @idempotent directive is required for this mutation but was not provided.',
          extensions: {code: 'BAD_REQUEST'},
        },
      ],
    });
    await ask(REFUND, {input, key: 'k'});
    expect(errorsOf(await ask(REFUND, {input: refundOf(order, '6.00'), key: 'k'}))).toMatchObject([
      {message: 'The same idempotency key cannot be used with different operation parameters.'},
    ]);
    expect(order.refunds).toHaveLength(1);
  });

  it('rejects more than was paid or bought', async () => {
    const order = buy();
    for (const input of [refundOf(order, '20.98'), refundOf(order, '1.00', 3), refundOf(order, '-1.00')]) {
      expect(errorsOf(await ask(REFUND, {input, key: 'x'}))).toHaveLength(1);
    }
    expect(order.refunds).toEqual([]);
  });
});

it('deletes an order and does not reuse its number', async () => {
  const order = buy();
  const remove = 'mutation Remove($id: ID!) { orderDelete(orderId: $id) { deletedId userErrors { code message } } }';
  expect((await ask(remove, {id: gid('Order', order.number)})).data).toEqual({
    orderDelete: {deletedId: gid('Order', order.number), userErrors: []},
  });
  expect(errorsOf(await ask(remove, {id: gid('Order', order.number)}))).toEqual([
    {code: 'NOT_FOUND', message: 'Order does not exist'},
  ]);
  expect(await read(order)).toBeNull();
  expect(buy().orderNumber).toBe(1002);
});

it('rejects order queries without a token', async () => {
  const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': 'shpat_guessed'},
    body: JSON.stringify({query: CANCEL, variables: {orderId: gid('Order', buy().number)}}),
  });
  expect(response.status).toBe(401);
  expect(shop.orders()[0]?.cancelledAt).toBeNull();
});
