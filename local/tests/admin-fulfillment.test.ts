import {describe, expect, it} from 'vitest';
import {errorsOf} from './admin-client';
import {gid} from '../shop/graphql/gid';
import {CALL_BACK, CANCEL_PART, CREATE, EVENT, READ, TRACK, useOrderToFulfill} from './order-to-fulfill';

const {shop, order, ask, partId, parcelId, sendAll, send, read} = useOrderToFulfill();

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
    expect(order().fulfillments).toHaveLength(2);
  });
});

describe('a rejected fulfillment', () => {
  const only = (message: string, ...field: string[]) => [{field, message}];

  it('does not send items twice', async () => {
    await sendAll();
    const {number} = order().fulfillmentOrders[0] ?? {};
    expect(errorsOf(await sendAll())).toEqual(
      only(`Fulfillment order ${number} has an unfulfillable status= closed.`, 'fulfillment'),
    );
    expect(order().fulfillments).toHaveLength(1);
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
    expect(order().fulfillments).toEqual([]);
  });

  it('rejects unknown ids and ids of other types', async () => {
    const tries = [
      [CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: gid('Order', order().number)}]}}],
      [CANCEL_PART, {id: gid('Order', order().number)}],
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

it('gives every change of an order a later timestamp than the one before', async () => {
  const moments = [order().updatedAt];
  await sendAll();
  moments.push(order().updatedAt);
  await ask(TRACK, {fulfillmentId: parcelId(), trackingInfoInput: {number: '1'}});
  moments.push(order().updatedAt);
  expect([...new Set(moments)].sort()).toEqual(moments);
});

it('executes a mutation once, and logs it even if the response is lost or never sent', async () => {
  await shop().fault({op: 'Fulfil', mode: 'dropAfterExecute', times: 1});
  await expect(sendAll()).rejects.toThrow();
  expect(order().fulfillments).toHaveLength(1);
  await shop().fault({op: 'Track', mode: 'status', status: 503, times: 1});
  await expect(ask(TRACK, {fulfillmentId: parcelId(), trackingInfoInput: {number: '1'}})).resolves.not.toHaveProperty(
    'data',
  );
  const {requests, operations} = await shop().log();
  expect(requests.map(({operation, executed}) => [operation, executed])).toEqual([
    ['Fulfil', ['fulfillmentCreate']],
    ['Track', []],
  ]);
  expect(operations.map(({operation, count}) => [operation, count])).toEqual([
    ['Fulfil', 1],
    ['Track', 1],
  ]);
});
