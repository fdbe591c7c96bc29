import {dateTime} from '../graphql/date-time';
import type {OrderRecord, ShopState} from '../state';

const SECOND_MS = 1000;

/**
 * Dates a change of an order. A mirror tells the versions of an order by this moment alone, which has no fractions of
 * a second, so two changes never share one.
 *
 * @returns the moment, for whatever else changes with the order
 */
export function touchOrder(state: ShopState, order: OrderRecord): string {
  const next = Math.max(state.clock().getTime(), Date.parse(order.updatedAt) + SECOND_MS);
  order.updatedAt = dateTime(new Date(next).toISOString());
  return order.updatedAt;
}
