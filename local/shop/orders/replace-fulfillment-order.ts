import type {OrderRecord, ShopContext} from '../state';
import {queueOrderWebhook, queueFulfillmentOrderCancelledWebhook} from '../webhooks/order-webhooks';
import {openFulfillmentOrder} from './initial-order-state';
import type {FulfillmentOrderRecord} from './order-state';
import {touchOrder} from './touch-order';

/**
 * Cancels an unfulfilled fulfillment order. Its items still have to be sent, so a new one replaces it, as at Shopify.
 * @returns the new open fulfillment order
 */
export function replaceFulfillmentOrder(
  order: OrderRecord,
  part: FulfillmentOrderRecord,
  context: ShopContext,
): FulfillmentOrderRecord {
  const {state} = context;
  const now = touchOrder(state, order);
  const wanted = part.lines.map(({lineNumber, remaining}) => ({lineNumber, quantity: remaining}));
  const replacement = openFulfillmentOrder(state, now, wanted);
  part.status = 'closed';
  part.updatedAt = now;
  for (const line of part.lines) line.remaining = 0;
  order.fulfillmentOrders.push(replacement);
  queueFulfillmentOrderCancelledWebhook(part, replacement, context);
  queueOrderWebhook('orders/updated', order, context);
  state.changed({isDurable: true});
  return replacement;
}
