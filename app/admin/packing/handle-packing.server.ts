import {redirect} from '@shopify/remix-oxygen';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {formTexts} from '~/core/form-texts';
import {INTENT} from '~/core/intent';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {toFailedResult} from '~/orders/commands/order-action-result';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {claimLease, releaseLease} from './lease/claim-lease.server';
import {CLAIM_INTENT, RELEASE_INTENT, TAKE_OVER_INTENT} from './lease/packing-lease-view';
import {PACKING_CANCELED} from './packing-copy';
import {deskPathOf, findCancellation, requirePackingOrder, type DeskServices} from './packing-order.server';
import type {PackingReply} from './packing-view';
import {checkParcel} from './ship/check-parcel.server';
import {ship} from './ship/ship-parcel.server';
import {CHECK_INTENT} from './ship/shipping-intents';

/**
 * Handles a form of the packing page.
 * @throws Response 404 for an order that does not exist; 403 for everyone but admins
 */
export async function handlePacking(args: OrderRequestArgs, reference: string, services: DeskServices) {
  const viewer = await requireAdmin(args.context, args.request, 'packing');
  const {userId} = viewer;
  const form = await readStorableForm(args.request);
  const response = await nullIfUnavailable(args.context, async () => {
    const order = await requirePackingOrder(args.context, viewer, reference);
    const intent = fieldOf(form, INTENT);
    const packer = {orderId: order.id, userId};
    // The page that is loaded again says so.
    if (SENDING.has(intent) && (await findCancellation(args.context, userId, order, services)))
      return reply({result: toFailedResult(formTexts(form), PACKING_CANCELED)}, 409);
    switch (intent) {
      case CLAIM_INTENT:
      case TAKE_OVER_INTENT:
        return reply({lease: await claimLease(args.context, packer, intent === TAKE_OVER_INTENT)});
      case RELEASE_INTENT:
        await releaseLease(args.context, packer);
        return redirect(deskPathOf(order.id), 303);
      case CHECK_INTENT:
        return reply(await checkParcel(args.context, form ?? new FormData(), packer));
      case 'fulfill':
        return ship(args, {order, userId}, form, services);
      default:
        return reply({result: toFailedResult(formTexts(form), ORDER_PROBLEMS.unreadable)}, 400);
    }
  });
  return response ?? reply({result: toFailedResult(formTexts(form), ORDER_PROBLEMS.unavailable)}, 503);
}

const SENDING: ReadonlySet<string | null> = new Set([CHECK_INTENT, 'fulfill']);

const reply = (value: PackingReply, status = 200) => privateReply(value, status);
