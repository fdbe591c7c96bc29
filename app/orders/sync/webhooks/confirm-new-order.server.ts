import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {findOrderSnapshot} from '../admin/find-order-snapshot.server';
import {sendOrderMail} from '../mail/send-order-mail.server';
import type {OrderReplica} from '../replica/order-replica';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * Adds product images to a new order, which webhooks do not carry, and confirms it by mail; without images if the Admin
 * API fails. Never rejects: the next reconciliation repeats failed steps.
 */
export async function confirmNewOrder(context: Context, order: OrderReplica, sentAt: Date): Promise<void> {
  const orderWithImages = await addImages(context, order).catch(reportUnlessThrottled(context.report));
  await sendOrderMail(context, orderWithImages ?? order, sentAt).catch(context.report);
}

/** Many orders at once exceed the Admin API's rate limit, which is expected. */
const reportUnlessThrottled = (report: Context['report']) => (error: unknown) => {
  if (!(error instanceof UpstreamError && error.fault === 'throttled')) report(error);
};

/** Returns the order with its images, or null if the Admin API does not know it or is not configured. */
async function addImages(
  {config, backend}: Context,
  {shopify_order_id: id}: OrderReplica,
): Promise<OrderReplica | null> {
  const admin = createAdmin(config);
  const snapshot = admin && (await findOrderSnapshot(admin, id));
  if (snapshot) await backend.call('record_order', {p_delivery: null, p_order: snapshot.order});
  return snapshot?.order ?? null;
}
