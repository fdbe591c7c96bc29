import {gidNumber} from '../graphql/gid';
import type {OrderRecord, ShopState} from '../state';
import type {FulfillmentOrderRecord, FulfillmentRecord} from './order-state';

/** A fulfillment order with its order. */
export interface FoundFulfillmentOrder {
  readonly order: OrderRecord;
  readonly part: FulfillmentOrderRecord;
}

/** A fulfillment with its order. */
export interface FoundFulfillment {
  readonly order: OrderRecord;
  readonly fulfillment: FulfillmentRecord;
}

/** Returns the order with this global id, or null. */
export function findOrder({data}: ShopState, id: string): OrderRecord | null {
  const number = gidNumber('Order', id);
  return data.orders.find((order) => order.number === number) ?? null;
}

/** Returns the fulfillment order with this global id, or null. */
export function findFulfillmentOrder({data}: ShopState, id: string): FoundFulfillmentOrder | null {
  const number = gidNumber('FulfillmentOrder', id);
  for (const order of data.orders) {
    const part = order.fulfillmentOrders.find((each) => each.number === number);
    if (part) return {order, part};
  }
  return null;
}

/** Returns the fulfillment with this global id, or null. */
export function findFulfillment({data}: ShopState, id: string): FoundFulfillment | null {
  const number = gidNumber('Fulfillment', id);
  for (const order of data.orders) {
    const fulfillment = order.fulfillments.find((each) => each.number === number);
    if (fulfillment) return {order, fulfillment};
  }
  return null;
}
