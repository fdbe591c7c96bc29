import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {readOrder} from '../admin/read-order.server';
import {sendGuestMail} from '../guest-mail/send-guest-mail.server';
import type {MirroredOrder} from '../mirror/mirrored-order';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/**
 * What a new order calls for behind the answer: its pictures, which no webhook brings, and a letter to a guest. Never
 * rejects; what fails is made up for by the next reconciliation.
 */
export async function followNewOrder(context: Context, order: MirroredOrder, heardAt: Date): Promise<void> {
  await Promise.all([
    addPictures(context, order).catch(unlessThrottled(context.report)),
    sendGuestMail(context, order, heardAt).catch(context.report),
  ]);
}

/** Many orders at once use up what the shop lets us ask: that is no fault. */
const unlessThrottled = (report: Context['report']) => (error: unknown) => {
  if (!(error instanceof UpstreamError && error.fault === 'throttled')) report(error);
};

async function addPictures({config, backend}: Context, {shopify_order_id: id}: MirroredOrder): Promise<void> {
  const admin = createAdmin(config);
  const reading = admin && (await readOrder(admin, id));
  if (reading) await backend.call('record_order', {p_delivery: null, p_order: reading.order});
}
