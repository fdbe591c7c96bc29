import {dateTime} from '../graphql/date-time';
import type {OrderRecord, ShopState} from '../state';

const SECOND_MS = 1000;

/**
 * Updates the timestamp of an order. A replica orders versions by this timestamp alone, which has whole seconds, so two
 * changes never share one.
 *
 * @returns the timestamp, for other objects that change with the order
 */
export function touchOrder(state: ShopState, order: OrderRecord): string {
  const next = Math.max(state.clock().getTime(), Date.parse(order.updatedAt) + SECOND_MS);
  order.updatedAt = dateTime(new Date(next).toISOString());
  return order.updatedAt;
}
