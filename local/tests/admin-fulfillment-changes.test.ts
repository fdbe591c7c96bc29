import {beforeEach, describe, expect, it} from 'vitest';
import {errorsOf} from './admin-client';
import {CALL_BACK, CANCEL_PART, CREATE, EVENT, TRACK, useOrderToFulfill} from './order-to-fulfill';

const {order, ask, partId, parcelId, sendAll, send, read} = useOrderToFulfill();

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

  it('is expected when the latest event with an estimate says so', async () => {
    const say = (status: string, estimatedDeliveryAt?: string) =>
      ask(EVENT, {fulfillmentEvent: {fulfillmentId: parcelId(), status, estimatedDeliveryAt}});
    const estimated = () =>
      ask('query Estimate($id: ID!) { fulfillment(id: $id) { estimatedDeliveryAt } }', {id: parcelId()});
    expect(await estimated()).toMatchObject({data: {fulfillment: {estimatedDeliveryAt: null}}});
    await say('IN_TRANSIT', '2026-06-04T20:00:00Z');
    await say('DELAYED', '2026-06-06T20:00:00Z');
    await say('OUT_FOR_DELIVERY');
    expect(await estimated()).toMatchObject({data: {fulfillment: {estimatedDeliveryAt: '2026-06-06T20:00:00Z'}}});
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
  expect(order().fulfillmentOrders).toHaveLength(1);
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
    expect(order().fulfillmentOrders).toHaveLength(2);
    await ask(CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId(1)}]}});
    expect(await read()).toMatchObject({displayFulfillmentStatus: 'FULFILLED'});
  });
});
