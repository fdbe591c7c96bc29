import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {formTexts} from '~/core/form-texts';
import {INTENT} from '~/core/intent';
import {readStorableForm} from '~/platform/form.server';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findOrderForStaff} from '~/orders/model/find-order-for-staff.server';
import type {HandleFulfillment, TaggedOrder, TagOutcome} from '~/orders/commands/order-action';
import {toFailedResult, toOrderActionResult, type OrderActionResult} from '~/orders/commands/order-action-result';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import {parseOrderReference} from '~/orders/model/order-reference';
import {findOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {isFulfillmentIntent, ORDER_INTENTS} from '~/orders/commands/order-intents';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {handleOrderNote} from '../notes/handle-order-note.server';
import {ADD_NOTE_INTENT} from '../notes/order-note-view';
import {findNextOrder, type DeskReader} from '../find-desk-orders.server';
import {deskOrderPath} from '../to-desk-row.server';

/** What the order's page needs from other features; the route passes it. */
interface DeskOrderActions {
  readonly handleFulfillment: HandleFulfillment;
  /** Adds or removes a tag of an order; returns null for a form that is about something else. */
  handleTag(context: AppContext, form: FormData, order: TaggedOrder): Promise<TagOutcome | null>;
}

const IntentSchema = z.enum(ORDER_INTENTS);

/**
 * Handles a form of an order's page in the desk. After all of an order is sent the next one that waits opens.
 * @throws Response 404 for an order that does not exist; 403 for everyone but admins
 */
export async function handleDeskOrder(
  args: OrderRequestArgs,
  reference: string,
  {handleFulfillment, handleTag}: DeskOrderActions,
) {
  const viewer = await requireAdmin(args.context, args.request, 'packing');
  const {userId} = viewer;
  const form = await readStorableForm(args.request);
  const intent = IntentSchema.safeParse(form?.get(INTENT)).data;
  const response = await nullIfUnavailable(args.context, async () => {
    const reader = await findOrderReader(args.context);
    const parsed = parseOrderReference(reference);
    const order = parsed && (await findOrderForStaff(args.context, viewer, parsed));
    if (!order || !reader) throw new Response(null, {status: 404});
    if (form?.get(INTENT) === ADD_NOTE_INTENT) {
      const {result, status} = await handleOrderNote(args.context, form, {orderId: order.id, authorId: userId});
      if (result) return respond(result, status);
      args.context.flash.set('note-added');
      return redirect(deskOrderPath(order.id), 303);
    }
    const tagged =
      form &&
      order.shopify_order_id !== null &&
      (await handleTag(args.context, form, {orderId: order.shopify_order_id, actorId: userId}));
    if (tagged) {
      if (tagged.notice === null) return respond(tagged.result, tagged.status);
      args.context.flash.set(tagged.notice);
      return redirect(deskOrderPath(order.id), 303);
    }
    if (!form || !intent || !isFulfillmentIntent(intent)) return respond({failure: ORDER_PROBLEMS.unreadable}, 400);
    const {notice, message, unsent, result, status} = await handleFulfillment({args, reader, order, form}, intent);
    if (!notice) return respond(result, status);
    await args.context.flash.setWithMessage(notice, message);
    const isSent = intent === 'fulfill' && unsent.ready + unsent.held === 0;
    const next = isSent ? await findNext(args, {backend: args.context.backend, userId}, order.id) : null;
    return redirect(deskOrderPath(next ?? order.id), 303);
  });
  return response ?? respond(toFailedResult(formTexts(form), ORDER_PROBLEMS.unavailable), 503);
}

/** The order was fulfilled by now, so a failure only keeps its page open. */
const findNext = ({context}: OrderRequestArgs, reader: DeskReader, id: string): Promise<string | null> =>
  nullIfUnavailable(context, () => findNextOrder(reader, id));

const respond = (result: Partial<OrderActionResult>, status: number) =>
  data(toOrderActionResult(result), {status, headers: {'Cache-Control': 'private, no-store'}});
