import type {Notice} from '~/core/notice';
import {orderListName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import type {OrderChange} from './order-change';

const DURATION_MS = 5_000;

/**
 * Returns the toast for a new order or a changed fulfillment status; null for any other change, which only the list
 * shows.
 */
export function orderToast(orderChange: OrderChange): Notice | null {
  const {change, orderId, orderNumber, fulfillmentStatus, oldFulfillmentStatus} = orderChange;
  const name = orderListName(orderNumber, orderId);
  const common = {id: `order-${orderId}`, durationMs: DURATION_MS};
  if (change === 'inserted') return {...common, tone: 'success', title: 'New Order', body: `${name} has been placed.`};
  if (change === 'deleted' || fulfillmentStatus === oldFulfillmentStatus) return null;
  const status = orderStatus(fulfillmentStatus).label;
  return {...common, tone: 'info', title: 'Order Status Updated', body: `${name}: ${status}`};
}
