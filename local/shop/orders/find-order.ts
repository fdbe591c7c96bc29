import {gidNumber} from '../graphql/gid';
import type {OrderRecord, ShopState} from '../state';
import type {FulfillmentOrderRecord, FulfillmentRecord} from './order-life';

/** A part of an order, together with the order. */
export interface FoundPart {
  readonly order: OrderRecord;
  readonly part: FulfillmentOrderRecord;
}

/** A parcel, together with its order. */
export interface FoundFulfillment {
  readonly order: OrderRecord;
  readonly fulfillment: FulfillmentRecord;
}

/** @returns the order with this global id, or null; an id of anything else finds nothing. */
export function findOrder({data}: ShopState, id: string): OrderRecord | null {
  const number = gidNumber('Order', id);
  return data.orders.find((order) => order.number === number) ?? null;
}

/** @returns the part of an order with this global id, or null. */
export function findPart({data}: ShopState, id: string): FoundPart | null {
  const number = gidNumber('FulfillmentOrder', id);
  for (const order of data.orders) {
    const part = order.fulfillmentOrders.find((each) => each.number === number);
    if (part) return {order, part};
  }
  return null;
}

/** @returns the parcel with this global id, or null. */
export function findFulfillment({data}: ShopState, id: string): FoundFulfillment | null {
  const number = gidNumber('Fulfillment', id);
  for (const order of data.orders) {
    const fulfillment = order.fulfillments.find((each) => each.number === number);
    if (fulfillment) return {order, fulfillment};
  }
  return null;
}
