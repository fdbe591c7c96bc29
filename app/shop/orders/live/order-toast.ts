import type {Notice} from '~/core/notice';
import {ORDER_TOAST_COPY} from '~/shop/notifications/model/notification-event-copy';
import {orderListName} from '~/orders/model/order-names';
import {orderStatus} from '~/orders/model/order-status';
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
  if (change === 'inserted') return {...common, tone: 'success', ...ORDER_TOAST_COPY.placed(name)};
  if (change === 'deleted' || fulfillmentStatus === oldFulfillmentStatus) return null;
  const status = orderStatus(fulfillmentStatus).label;
  return {...common, tone: 'info', ...ORDER_TOAST_COPY.statusChanged(name, status)};
}
