import {afterAll, beforeAll, beforeEach} from 'vitest';
import {gid} from '../shop/graphql/gid';
import type {OrderRecord} from '../shop/state';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {createAdminClient} from './admin-client';

const PARCEL =
  'id status displayStatus totalQuantity trackingInfo { company number url } events(first: 5) { nodes { status } }';
const PART = `id status createdAt updatedAt supportedActions { action }
  lineItems(first: 50) { nodes { id totalQuantity remainingQuantity lineItem { id title } } }
  fulfillments(first: 10) { nodes { ${PARCEL} } }`;
export const READ = `query Read($id: ID!) {
  order(id: $id) { displayFulfillmentStatus updatedAt fulfillmentOrders(first: 20) { nodes { ${PART} } } }
}`;
export const CREATE = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { ${PARCEL} } userErrors { field message } }
}`;
export const TRACK = `mutation Track($fulfillmentId: ID!, $trackingInfoInput: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $fulfillmentId, trackingInfoInput: $trackingInfoInput, notifyCustomer: false) {
    fulfillment { ${PARCEL} } userErrors { field message }
  }
}`;
export const CANCEL_PART = `mutation CancelPart($id: ID!) {
  fulfillmentOrderCancel(id: $id) {
    fulfillmentOrder { id status } replacementFulfillmentOrder { id status } userErrors { field message }
  }
}`;
export const CALL_BACK = `mutation CallBack($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { ${PARCEL} } userErrors { field message } }
}`;
export const EVENT = `mutation Event($fulfillmentEvent: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $fulfillmentEvent) {
    fulfillmentEvent { status happenedAt } userErrors { field message }
  }
}`;

/** A line of the first fulfillment order, by its index, and the quantity to fulfill. */
interface LineQuantity {
  readonly line: number;
  readonly quantity: number;
}

/**
 * Starts a shop for one test file and places an order of three items before each test.
 *
 * @returns functions that read and fulfill the order by the Admin API
 */
export function useOrderToFulfill() {
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

  const partId = (index = 0) => gid('FulfillmentOrder', order.fulfillmentOrders[index]?.number ?? 0);
  return {
    shop: () => shop,
    order: () => order,
    ask: (document: string, variables: Readonly<Record<string, unknown>>) => ask(document, variables),
    partId,
    parcelId: () => gid('Fulfillment', order.fulfillments.at(-1)?.number ?? 0),
    sendAll: (more: object = {}) =>
      ask(CREATE, {fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId()}], ...more}}),
    send(lines: readonly LineQuantity[]) {
      const fulfillmentOrderLineItems = lines.map(({line, quantity}) => ({
        id: gid('FulfillmentOrderLineItem', order.fulfillmentOrders[0]?.lines[line]?.number ?? 0),
        quantity,
      }));
      return ask(CREATE, {
        fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: partId(), fulfillmentOrderLineItems}]},
      });
    },
    read: async () => (await ask(READ, {id: gid('Order', order.number)})).data?.['order'],
  };
}
