import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {OrderRecord} from '../shop/state';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {webhooksOf} from '../../tests/support/webhooks';
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
      {catalogId: '1', quantity: 3},
      {catalogId: '2', quantity: 1},
    ],
  });
});
afterAll(() => shop.close());

const PART = `id status supportedActions { action } fulfillmentHolds { id reason displayReason reasonNotes handle heldByRequestingApp }
  lineItems(first: 10) { nodes { totalQuantity remainingQuantity sku } }`;
const HOLD = `mutation Hold($id: ID!, $hold: FulfillmentOrderHoldInput!) {
  fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) {
    fulfillmentHold { id } fulfillmentOrder { ${PART} } remainingFulfillmentOrder { ${PART} }
    userErrors { code field message }
  }
}`;
const RELEASE = `mutation Release($id: ID!, $holdIds: [ID!]) {
  fulfillmentOrderReleaseHold(id: $id, holdIds: $holdIds) { fulfillmentOrder { ${PART} } userErrors { code field } }
}`;
const READ = `query Read($id: ID!) {
  order(id: $id) { displayFulfillmentStatus fulfillmentOrders(first: 5) { nodes { ${PART} } } }
}`;
const SEND = `mutation Send($id: ID!) {
  fulfillmentCreate(fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: $id}]}) {
    fulfillment { totalQuantity } userErrors { message }
  }
}`;

const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;
const partId = (index = 0) => gid('FulfillmentOrder', order.fulfillmentOrders[index]?.number);
const lineId = (index: number) => gid('FulfillmentOrderLineItem', order.fulfillmentOrders[0]?.lines[index]?.number);
const hold = (input: object = {}) => ask(HOLD, {id: partId(), hold: {reason: 'INCORRECT_ADDRESS', ...input}});
const read = async () => (await ask(READ, {id: gid('Order', order.number)})).data?.['order'];
const topics = async () =>
  (await webhooksOf(shop).report()).deliveries
    .filter(({topic}) => /placed_on_hold|hold_released/.test(topic))
    .map(({topic}) => topic);

describe('fulfillmentOrderHold', () => {
  it('stops a fulfillment order, with a reason, until the hold is released', async () => {
    expect(await hold({reasonNotes: 'No house number'})).toMatchObject({
      data: {
        fulfillmentOrderHold: {
          fulfillmentOrder: {
            status: 'ON_HOLD',
            supportedActions: [{action: 'RELEASE_HOLD'}, {action: 'HOLD'}],
            fulfillmentHolds: [
              {
                reason: 'INCORRECT_ADDRESS',
                displayReason: 'Incorrect address',
                reasonNotes: 'No house number',
                heldByRequestingApp: true,
              },
            ],
          },
          remainingFulfillmentOrder: null,
          userErrors: [],
        },
      },
    });
    expect(await read()).toMatchObject({displayFulfillmentStatus: 'ON_HOLD'});
    const {number} = order.fulfillmentOrders[0] ?? {};
    expect(errorsOf(await ask(SEND, {id: partId()}))).toEqual([
      {message: `Fulfillment order ${number} has an unfulfillable status= on_hold.`},
    ]);
    await ask(RELEASE, {id: partId()});
    expect(await read()).toMatchObject({
      displayFulfillmentStatus: 'UNFULFILLED',
      fulfillmentOrders: {nodes: [{status: 'OPEN', fulfillmentHolds: []}]},
    });
    expect(errorsOf(await ask(SEND, {id: partId()}))).toEqual([]);
  });

  it('holds some quantities and leaves the rest in an open fulfillment order', async () => {
    const fulfillmentOrderLineItems = [{id: lineId(0), quantity: 2}];
    const stored = partId();
    expect(await hold({reason: 'INVENTORY_OUT_OF_STOCK', fulfillmentOrderLineItems})).toMatchObject({
      data: {
        fulfillmentOrderHold: {
          fulfillmentOrder: {
            id: stored,
            status: 'ON_HOLD',
            lineItems: {nodes: [{totalQuantity: 2, remainingQuantity: 2}]},
          },
          remainingFulfillmentOrder: {
            status: 'OPEN',
            lineItems: {nodes: [{totalQuantity: 1}, {totalQuantity: 1}]},
          },
        },
      },
    });
    expect(await ask(SEND, {id: partId(1)})).toMatchObject({
      data: {fulfillmentCreate: {fulfillment: {totalQuantity: 2}}},
    });
    expect(await read()).toMatchObject({fulfillmentOrders: {nodes: [{status: 'ON_HOLD'}, {status: 'CLOSED'}]}});
  });

  it('places several holds with different handles, and reports the first and the last release by webhook', async () => {
    for (const handle of ['a', 'b']) await hold({handle});
    expect(errorsOf(await hold({handle: 'b'}))).toMatchObject([{code: 'DUPLICATE_FULFILLMENT_HOLD_HANDLE'}]);
    const [first] = order.fulfillmentOrders[0]?.holds ?? [];
    const holdIds = [gid('FulfillmentHold', first?.number)];
    expect(await ask(RELEASE, {id: partId(), holdIds})).toMatchObject({
      data: {fulfillmentOrderReleaseHold: {fulfillmentOrder: {status: 'ON_HOLD', fulfillmentHolds: [{handle: 'b'}]}}},
    });
    expect(await topics()).toEqual(['fulfillment_orders/placed_on_hold']);
    await ask(RELEASE, {id: partId()});
    expect(await topics()).toEqual(['fulfillment_orders/placed_on_hold', 'fulfillment_orders/hold_released']);
  });

  it('places at most ten holds', async () => {
    for (let handle = 0; handle < 10; handle += 1) await hold({handle: String(handle)});
    expect(errorsOf(await hold({handle: 'one more'}))).toMatchObject([{code: 'FULFILLMENT_ORDER_HOLD_LIMIT_REACHED'}]);
    expect(await read()).toMatchObject({
      fulfillmentOrders: {nodes: [{supportedActions: [{action: 'RELEASE_HOLD'}]}]},
    });
  });

  it.each([
    ['a line twice', [0, 0], 1, 'DUPLICATED_FULFILLMENT_ORDER_LINE_ITEMS'],
    ['a quantity of 0', [0], 0, 'GREATER_THAN_ZERO'],
    ['more than remains', [1], 2, 'INVALID_LINE_ITEM_QUANTITY'],
    ['an unknown line', [7], 1, 'INVALID_LINE_ITEM_QUANTITY'],
  ])('rejects %s', async (_what, lines, quantity, code) => {
    const fulfillmentOrderLineItems = lines.map((line) => ({id: lineId(line), quantity}));
    expect(errorsOf(await hold({fulfillmentOrderLineItems}))).toMatchObject([{code}]);
    expect(await read()).toMatchObject({fulfillmentOrders: {nodes: [{status: 'OPEN'}]}});
  });

  it('rejects a fulfillment order that is unknown, closed or held already', async () => {
    expect(errorsOf(await ask(HOLD, {id: gid('Order', order.number), hold: {reason: 'OTHER'}}))).toMatchObject([
      {code: 'FULFILLMENT_ORDER_NOT_FOUND'},
    ]);
    await hold();
    const fulfillmentOrderLineItems = [{id: lineId(0), quantity: 1}];
    expect(errorsOf(await hold({handle: 'b', fulfillmentOrderLineItems}))).toMatchObject([
      {code: 'FULFILLMENT_ORDER_NOT_SPLITTABLE'},
    ]);
    await ask(RELEASE, {id: partId()});
    await ask(SEND, {id: partId()});
    expect(errorsOf(await hold())).toHaveLength(1);
  });
});

it('rejects the release of a hold that does not exist', async () => {
  expect(errorsOf(await ask(RELEASE, {id: partId()}))).toHaveLength(1);
  await hold();
  expect(errorsOf(await ask(RELEASE, {id: partId(), holdIds: ['gid://shopify/FulfillmentHold/1']}))).toMatchObject([
    {code: 'INVALID_ACCESS'},
  ]);
});

it('notifies the customer of a parcel only when asked', async () => {
  const send = (notifyCustomer?: boolean) =>
    ask(
      'mutation Send($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } } }',
      {
        fulfillment: {
          notifyCustomer,
          lineItemsByFulfillmentOrder: [
            {fulfillmentOrderId: partId(), fulfillmentOrderLineItems: [{id: lineId(0), quantity: 1}]},
          ],
        },
      },
    );
  await send();
  await send(true);
  expect(order.fulfillments.map(({notifications = []}) => notifications.length)).toEqual([0, 1]);
  const track = `mutation Track($id: ID!, $notify: Boolean) {
    fulfillmentTrackingInfoUpdate(fulfillmentId: $id, notifyCustomer: $notify, trackingInfoInput: {number: "1"}) {
      userErrors { message }
    }
  }`;
  const id = gid('Fulfillment', order.fulfillments[0]?.number);
  await ask(track, {id});
  await ask(track, {id, notify: true});
  expect(order.fulfillments.map(({notifications = []}) => notifications.length)).toEqual([1, 1]);
});
