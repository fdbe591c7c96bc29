import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {OrderRecord} from '../../local/shop/state';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {placeOrder} from '../support/place-order';
import {createAdminClient, errorsOf} from './admin-client';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;
let order: OrderRecord;

beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(async () => {
  await shop.reset();
  order = placeOrder(shop, {
    lines: [
      {catalogId: '1', quantity: 2},
      {catalogId: '2', quantity: 1},
    ],
  });
});
afterAll(() => shop.close());

const PARCEL =
  'id status displayStatus totalQuantity trackingInfo { company number url } events(first: 5) { nodes { status } }';
const PART = `id status createdAt updatedAt supportedActions { action }
  lineItems(first: 50) { nodes { id totalQuantity remainingQuantity lineItem { id title } } }
  fulfillments(first: 10) { nodes { ${PARCEL} } }`;
const READ = `query Read($id: ID!) {
  order(id: $id) { displayFulfillmentStatus updatedAt fulfillmentOrders(first: 20) { nodes { ${PART} } } }
}`;
const CREATE = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { ${PARCEL} } userErrors { field message } }
}`;
const TRACK = `mutation Track($fulfillmentId: ID!, $trackingInfoInput: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $fulfillmentId, trackingInfoInput: $trackingInfoInput, notifyCustomer: false) {
    fulfillment { ${PARCEL} } userErrors { field message }
  }
}`;
const CANCEL_PART = `mutation CancelPart($id: ID!) {
  fulfillmentOrderCancel(id: $id) {
    fulfillmentOrder { id status } replacementFulfillmentOrder { id status } userErrors { field message }
  }
}`;
const CALL_BACK = `mutation CallBack($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { ${PARCEL} } userErrors { field message } }
}`;
const EVENT = `mutation Event($fulfillmentEvent: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $fulfillmentEvent) {
    fulfillmentEvent { status happenedAt } userErrors { field message }
  }
}`;

const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;
const partId = (index = 0) => gid('FulfillmentOrder', order.fulfillmentOrders[index]?.number);
const parcelId = () => gid('Fulfillment', order.fulfillments.at(-1)?.number);
const sendAll = (more: object = {}) =>
  ask(CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId()}], ...more}});
const send = (lines: readonly {readonly line: number; readonly quantity: number}[]) => {
  const fulfillmentOrderLineItems = lines.map(({line, quantity}) => ({
    id: gid('FulfillmentOrderLineItem', order.fulfillmentOrders[0]?.lines[line]?.number),
    quantity,
  }));
  return ask(CREATE, {
    fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId(), fulfillmentOrderLineItems}]},
  });
};
const read = async () => (await ask(READ, {id: gid('Order', order.number)})).data?.['order'];

describe('fulfillmentCreate', () => {
  it('fulfills all remaining items with tracking information, and closes the fulfillment order', async () => {
    const trackingInfo = {company: 'UPS', number: '1Z999AA10123456784'};
    expect(await sendAll({trackingInfo, notifyCustomer: true})).toMatchObject({
      data: {
        fulfillmentCreate: {
          userErrors: [],
          fulfillment: {
            id: parcelId(),
            status: 'SUCCESS',
            displayStatus: 'FULFILLED',
            totalQuantity: 3,
            trackingInfo: [{...trackingInfo, url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784'}],
          },
        },
      },
    });
    expect(await read()).toMatchObject({
      displayFulfillmentStatus: 'FULFILLED',
      fulfillmentOrders: {
        nodes: [
          {
            status: 'CLOSED',
            supportedActions: [],
            lineItems: {nodes: [{totalQuantity: 2, remainingQuantity: 0}, {remainingQuantity: 0}]},
            fulfillments: {nodes: [{id: parcelId()}]},
          },
        ],
      },
    });
  });

  it('fulfills some items, and the rest later', async () => {
    await send([{line: 0, quantity: 1}]);
    expect(await read()).toMatchObject({
      displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
      fulfillmentOrders: {nodes: [{status: 'IN_PROGRESS', lineItems: {nodes: [{remainingQuantity: 1}, {}]}}]},
    });
    await sendAll();
    expect(await read()).toMatchObject({displayFulfillmentStatus: 'FULFILLED'});
    expect(order.fulfillments).toHaveLength(2);
  });
});

describe('a rejected fulfillment', () => {
  const only = (message: string, ...field: string[]) => [{field, message}];

  it('does not send items twice', async () => {
    await sendAll();
    const {number} = order.fulfillmentOrders[0] ?? {};
    expect(errorsOf(await sendAll())).toEqual(
      only(`Fulfillment order ${number} has an unfulfillable status= closed.`, 'fulfillment'),
    );
    expect(order.fulfillments).toHaveLength(1);
  });

  it.each([
    ['more than the remaining quantity', [{line: 0, quantity: 3}]],
    ['a quantity of 0', [{line: 0, quantity: 0}]],
    [
      'a line twice',
      [
        {line: 1, quantity: 1},
        {line: 1, quantity: 1},
      ],
    ],
    ['a line of another order', [{line: 9, quantity: 1}]],
  ])('rejects %s', async (_what, lines) => {
    expect(errorsOf(await send(lines))).toEqual(
      only('Invalid fulfillment order line item quantity requested.', 'fulfillment'),
    );
    expect(order.fulfillments).toEqual([]);
  });

  it('rejects unknown ids and ids of other types', async () => {
    const tries = [
      [CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: gid('Order', order.number)}]}}],
      [CANCEL_PART, {id: gid('Order', order.number)}],
      [TRACK, {fulfillmentId: partId(), trackingInfoInput: {number: '1'}}],
      [CALL_BACK, {id: 'gid://shopify/Fulfillment/-1'}],
      [EVENT, {fulfillmentEvent: {fulfillmentId: 'nonsense', status: 'DELIVERED'}}],
    ] as const;
    for (const [document, variables] of tries) {
      expect(errorsOf(await ask(document, variables))).toEqual([
        {field: expect.any(Array), message: expect.stringMatching(/^Fulfillment (order )?does not exist\.$/)},
      ]);
    }
    expect((await ask(READ, {id: partId()})).data).toEqual({order: null});
  });
});

describe('a fulfillment in transit', () => {
  beforeEach(() => sendAll());

  it('gets new tracking information, which replaces the old', async () => {
    const trackingInfoInput = {company: 'Tiffin Riders', numbers: ['A1', 'A2'], urls: ['https://riders.example/A1']};
    expect(await ask(TRACK, {fulfillmentId: parcelId(), trackingInfoInput})).toMatchObject({
      data: {
        fulfillmentTrackingInfoUpdate: {
          fulfillment: {
            trackingInfo: [
              {company: 'Tiffin Riders', number: 'A1', url: 'https://riders.example/A1'},
              {company: 'Tiffin Riders', number: 'A2', url: null},
            ],
          },
        },
      },
    });
  });

  it('is delivered when the carrier reports it', async () => {
    const say = (status: string, happenedAt: string) =>
      ask(EVENT, {fulfillmentEvent: {fulfillmentId: parcelId(), status, happenedAt}});
    await say('IN_TRANSIT', '2026-06-02T08:00:00Z');
    expect(await say('DELIVERED', '2026-06-03T15:30:00Z')).toMatchObject({
      data: {fulfillmentEventCreate: {fulfillmentEvent: {status: 'DELIVERED', happenedAt: '2026-06-03T15:30:00Z'}}},
    });
    expect(await read()).toMatchObject({
      fulfillmentOrders: {
        nodes: [
          {
            fulfillments: {
              nodes: [{displayStatus: 'DELIVERED', events: {nodes: [{status: 'IN_TRANSIT'}, {status: 'DELIVERED'}]}}],
            },
          },
        ],
      },
    });
  });

  it('is canceled, and another fulfillment order opens for its items while the one it completed stays closed', async () => {
    expect(await ask(CALL_BACK, {id: parcelId()})).toMatchObject({
      data: {fulfillmentCancel: {fulfillment: {status: 'CANCELLED', displayStatus: 'CANCELED'}}},
    });
    expect(await read()).toMatchObject({
      displayFulfillmentStatus: 'UNFULFILLED',
      fulfillmentOrders: {
        nodes: [
          {status: 'CLOSED', supportedActions: [], lineItems: {nodes: [{remainingQuantity: 2}, {}]}},
          {status: 'OPEN', lineItems: {nodes: [{totalQuantity: 2, remainingQuantity: 2}, {remainingQuantity: 1}]}},
        ],
      },
    });
    expect(errorsOf(await ask(CALL_BACK, {id: parcelId()}))).toHaveLength(1);
    await ask(CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId(1)}]}});
    expect(await read()).toMatchObject({displayFulfillmentStatus: 'FULFILLED'});
  });
});

it('returns the items of a canceled parcel to a fulfillment order of which something is left to send', async () => {
  await send([{line: 0, quantity: 1}]);
  await ask(CALL_BACK, {id: parcelId()});
  expect(await read()).toMatchObject({
    fulfillmentOrders: {nodes: [{status: 'OPEN', lineItems: {nodes: [{remainingQuantity: 2}, {}]}}]},
  });
  expect(order.fulfillmentOrders).toHaveLength(1);
});

describe('fulfillmentOrderCancel', () => {
  it('closes the fulfillment order and opens another, so that its items can still be sent', async () => {
    expect(await ask(CANCEL_PART, {id: partId()})).toMatchObject({
      data: {
        fulfillmentOrderCancel: {
          fulfillmentOrder: {id: partId(0), status: 'CLOSED'},
          replacementFulfillmentOrder: {id: partId(1), status: 'OPEN'},
          userErrors: [],
        },
      },
    });
    expect(errorsOf(await ask(CANCEL_PART, {id: partId()}))).toHaveLength(1);
    expect(order.fulfillmentOrders).toHaveLength(2);
    await ask(CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId(1)}]}});
    expect(await read()).toMatchObject({displayFulfillmentStatus: 'FULFILLED'});
  });
});

it('gives every change of an order a later timestamp than the one before', async () => {
  const moments = [order.updatedAt];
  await sendAll();
  moments.push(order.updatedAt);
  await ask(TRACK, {fulfillmentId: parcelId(), trackingInfoInput: {number: '1'}});
  moments.push(order.updatedAt);
  expect([...new Set(moments)].sort()).toEqual(moments);
});

it('executes a mutation once, and logs it even if the response is lost or never sent', async () => {
  await shop.fault({op: 'Fulfil', mode: 'dropAfterExecute', times: 1});
  await expect(sendAll()).rejects.toThrow();
  expect(order.fulfillments).toHaveLength(1);
  await shop.fault({op: 'Track', mode: 'status', status: 503, times: 1});
  await expect(ask(TRACK, {fulfillmentId: parcelId(), trackingInfoInput: {number: '1'}})).resolves.not.toHaveProperty(
    'data',
  );
  const {requests, operations} = await shop.log();
  expect(requests.map(({operation, executed}) => [operation, executed])).toEqual([
    ['Fulfil', ['fulfillmentCreate']],
    ['Track', []],
  ]);
  expect(operations.map(({operation, count}) => [operation, count])).toEqual([
    ['Fulfil', 1],
    ['Track', 1],
  ]);
});
