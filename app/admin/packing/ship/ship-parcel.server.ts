import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {fieldOf} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {TARGET} from '~/orders/commands/fulfillment-fields';
import {parsePackedLots} from '~/orders/lots/packed-lots';
import {handleFulfillment} from '~/orders/commands/handle-fulfillment.server';
import {toOrderActionResult} from '~/orders/commands/order-action-result';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import type {OrderDetailRow} from '~/orders/model/order-row';
import {findOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {releaseLease} from '../lease/claim-lease.server';
import {PACKING_COPY} from '../packing-copy';
import {packingPath, type DeskServices} from '../packing-order.server';
import type {PackingReply} from '../packing-view';

/** The order to ship, and the person who ships it. */
interface Shipment {
  readonly order: OrderDetailRow;
  readonly userId: string;
}

/**
 * Sends the parcel of the shipping form. The next parcel of the order opens then, or the next order that waits, or the desk.
 * @throws BackendUnavailable
 */
export async function ship(
  args: OrderRequestArgs,
  {order, userId}: Shipment,
  form: FormData | null,
  {findNextOrder}: Pick<DeskServices, 'findNextOrder'>,
) {
  const {context} = args;
  const reader = form && (await findOrderReader(context));
  if (!reader) return reply({result: toOrderActionResult({failure: ORDER_PROBLEMS.unreadable})}, 400);
  const {notice, message, unsent, result, status} = await handleFulfillment(
    {args, reader, order, form},
    'fulfill',
    PACKING_COPY.failed,
  );
  if (!notice) return reply({result: toOrderActionResult(result)}, status);
  await recordLots(context, {order, userId}, form);
  await context.flash.setWithMessage(notice, message);
  if (unsent.ready > 0) return redirect(packingPath(order.id), 303);
  // The parcel is sent by now, so a failure only means that the desk opens.
  const next = await nullIfUnavailable(context, async () => {
    await releaseLease(context, {orderId: order.id, userId});
    return findNextOrder({backend: context.backend, userId}, order.id);
  });
  return redirect(next ? packingPath(next) : '/admin/orders', 303);
}

/** The parcel is sent by now, so a failure only means that its customer is not told of the lots. */
async function recordLots(context: AppContext, {order, userId}: Shipment, form: FormData): Promise<void> {
  const lots = parsePackedLots(form);
  const target = fieldOf(form, TARGET);
  if (lots.length === 0 || target === null) return;
  await nullIfUnavailable(context, async () => {
    await context.backend.call('record_packed_lots', {
      p_actor_id: userId,
      p_order_id: order.id,
      p_fulfillment_order_id: target,
      p_lots: lots.map((each) => ({...each})),
    });
    return true;
  });
}

const reply = (value: PackingReply, status: number) => privateReply(value, status);
