import type {ShopContext} from '../state';
import {queueOrderWebhook, queueRefundWebhook} from './order-webhooks';

/**
 * Queues webhooks with the current state of all orders and their refunds, the newest first, for a storefront that stores no
 * orders yet. Its reconciliation would take minutes, because it reads orders at the rate limit of the Admin API.
 *
 * @returns the number of orders
 */
export function announceOrders(context: ShopContext): number {
  const {orders} = context.state.data;
  for (const order of orders.toReversed()) {
    queueOrderWebhook('orders/updated', order, context);
    for (const refund of order.refunds) queueRefundWebhook(order, refund, context);
  }
  context.state.changed();
  return orders.length;
}
