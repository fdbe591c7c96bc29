import {gidNumber} from '../graphql/gid';
import type {OrderRecord, ShopState} from '../state';
import type {FulfillmentOrderRecord, FulfillmentRecord} from './order-state';

export interface FoundFulfillmentOrder {
  readonly order: OrderRecord;
  readonly part: FulfillmentOrderRecord;
}

export interface FoundFulfillment {
  readonly order: OrderRecord;
  readonly fulfillment: FulfillmentRecord;
}

export function findOrder({data}: ShopState, id: string): OrderRecord | null {
  const number = gidNumber('Order', id);
  return data.orders.find((order) => order.number === number) ?? null;
}

export function findFulfillmentOrder({data}: ShopState, id: string): FoundFulfillmentOrder | null {
  const number = gidNumber('FulfillmentOrder', id);
  for (const order of data.orders) {
    const part = order.fulfillmentOrders.find((each) => each.number === number);
    if (part) return {order, part};
  }
  return null;
}

export function findFulfillment({data}: ShopState, id: string): FoundFulfillment | null {
  const number = gidNumber('Fulfillment', id);
  for (const order of data.orders) {
    const fulfillment = order.fulfillments.find((each) => each.number === number);
    if (fulfillment) return {order, fulfillment};
  }
  return null;
}
