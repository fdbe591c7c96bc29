import type {AppContext} from '~/platform/context.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {readReplicaFulfillmentOrders, readOrder} from '../admin/read-order.server';
import {sendOrderMail} from '../mail/send-order-mail.server';
import {paced} from './pace';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Records one order as the shop has it now, with all that belongs to it.
 * @returns whether the mirror did not have it like this
 */
export async function recordReading(context: Context, admin: Admin, id: string): Promise<boolean> {
  const {backend, report} = context;
  const reading = await paced(admin, () => readOrder(admin, id));
  if (!reading) return false;
  const {order, transactions, refunds} = reading;
  const answers = [await backend.call('record_order', {p_delivery: null, p_order: order})];
  for (const transaction of transactions)
    answers.push(await backend.call('record_transaction', {p_delivery: null, p_transaction: transaction}));
  for (const refund of refunds) answers.push(await backend.call('record_refund', {p_delivery: null, p_refund: refund}));
  const packing = await paced(admin, () => readReplicaFulfillmentOrders(admin, id));
  if (packing) answers.push(await backend.call('record_fulfillment_orders', {p_delivery: null, p_read: packing}));
  await sendOrderMail(context, order, new Date()).catch(report);
  return answers.includes('recorded');
}
