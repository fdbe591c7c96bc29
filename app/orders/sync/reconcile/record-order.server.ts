import type {AppContext} from '~/platform/context.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {findFulfillmentOrders, findOrderSnapshot} from '../admin/find-order-snapshot.server';
import {sendOrderMail} from '../mail/send-order-mail.server';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Records the current state of one order, with its payments, refunds and fulfillment orders.
 * @returns whether it differed from the replica
 */
export async function recordOrder(context: Context, admin: Admin, id: string): Promise<boolean> {
  const {backend, report} = context;
  const snapshot = await withAdminRateLimit(admin, () => findOrderSnapshot(admin, id));
  if (!snapshot) return false;
  const {order, transactions, refunds} = snapshot;
  const results = [await backend.call('record_order', {p_delivery: null, p_order: order})];
  for (const transaction of transactions)
    results.push(await backend.call('record_transaction', {p_delivery: null, p_transaction: transaction}));
  for (const refund of refunds) results.push(await backend.call('record_refund', {p_delivery: null, p_refund: refund}));
  const fulfillmentOrders = await withAdminRateLimit(admin, () => findFulfillmentOrders(admin, id));
  if (fulfillmentOrders)
    results.push(await backend.call('record_fulfillment_orders', {p_delivery: null, p_read: fulfillmentOrders}));
  await sendOrderMail(context, order, new Date()).catch(report);
  const isCorrected = results.includes('recorded');
  if (isCorrected) await backend.call('mark_order_reconciled', {p_shopify_order_id: id});
  return isCorrected;
}
