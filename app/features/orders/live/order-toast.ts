import type {Notice} from '~/core/notice';
import {orderListName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import type {OrderChange} from './order-change';

const DURATION_MS = 5_000;

/**
 * What a change is worth saying aloud: a new order, or another status of its fulfillment. Whatever else changes is seen in
 * the list.
 * @returns null for a change that goes without saying
 */
export function orderToast(said: OrderChange): Notice | null {
  const {change, orderId, orderNumber, fulfillmentStatus, oldFulfillmentStatus} = said;
  const name = orderListName(orderNumber, orderId);
  const shown = {id: `order-${orderId}`, durationMs: DURATION_MS};
  if (change === 'inserted') return {...shown, tone: 'success', title: 'New Order', body: `${name} has been placed.`};
  if (change === 'deleted' || fulfillmentStatus === oldFulfillmentStatus) return null;
  const status = orderStatus(fulfillmentStatus).label;
  return {...shown, tone: 'info', title: 'Order Status Updated', body: `${name}: ${status}`};
}
