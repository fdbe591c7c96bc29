import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {readOrder} from '../admin/read-order.server';
import {sendGuestMail} from '../guest-mail/send-guest-mail.server';
import type {MirroredOrder} from '../mirror/mirrored-order';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

/**
 * What a new order calls for behind the answer: its pictures, which no webhook brings, and a letter to a guest. Never
 * rejects; what fails is made up for by the next reconciliation.
 */
export async function followNewOrder(context: Context, order: MirroredOrder): Promise<void> {
  await Promise.all([
    addPictures(context, order).catch(context.report),
    sendGuestMail(context, order).catch(context.report),
  ]);
}

async function addPictures({config, backend}: Context, {shopify_order_id: id}: MirroredOrder): Promise<void> {
  const admin = createAdmin(config);
  const reading = admin && (await readOrder(admin, id));
  if (reading) await backend.call('record_order', {p_delivery: null, p_order: reading.order});
}
