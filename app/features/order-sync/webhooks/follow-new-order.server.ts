import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {readOrder} from '../admin/read-order.server';
import {sendOrderMail} from '../mail/send-order-mail.server';
import type {OrderReplica} from '../replica/order-replica';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Reads the pictures of a new order, which no webhook brings, and then confirms it by mail; a failed read leads to a mail
 * without pictures. Never rejects; the next reconciliation makes up for what failed.
 */
export async function followNewOrder(context: Context, order: OrderReplica, heardAt: Date): Promise<void> {
  const read = await addPictures(context, order).catch(unlessThrottled(context.report));
  await sendOrderMail(context, read ?? order, heardAt).catch(context.report);
}

/** Many orders at once use up what the shop lets us ask: that is no fault. */
const unlessThrottled = (report: Context['report']) => (error: unknown) => {
  if (!(error instanceof UpstreamError && error.fault === 'throttled')) report(error);
};

/** Returns the order with its pictures, or null if the Admin API does not know it or is not set up. */
async function addPictures(
  {config, backend}: Context,
  {shopify_order_id: id}: OrderReplica,
): Promise<OrderReplica | null> {
  const admin = createAdmin(config);
  const reading = admin && (await readOrder(admin, id));
  if (reading) await backend.call('record_order', {p_delivery: null, p_order: reading.order});
  return reading?.order ?? null;
}
