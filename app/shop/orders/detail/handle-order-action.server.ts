import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {ordersPath, parseOrdersArea} from '../orders-area';
import {orderPath, parseOrderReference, type OrderReference} from '~/orders/model/order-reference';
import {requireOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {
  BUY_AGAIN_VARIANT_FIELD,
  isFulfillmentIntent,
  ORDER_INTENTS,
  WANTS_ADDED_FIELD,
  type OrderIntent,
} from '~/orders/commands/order-intents';
import type {OrderNotice} from '~/orders/commands/order-notices';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import type {SoldItemRow} from '~/orders/model/order-row';
import {findOrder} from '~/orders/model/find-order.server';
import {hideOrder, showOrder} from './hidden-orders.server';
import type {FulfillmentOutcome, OrderAction} from '~/orders/commands/order-action';
import type {OrderActionServices} from './order-action-services';
import {toReorderLines} from './to-reorder-lines.server';
import {toOrderActionResult, type OrderActionResult} from '~/orders/commands/order-action-result';

const IntentSchema = z.enum(ORDER_INTENTS);

/**
 * Handles a form of the order page.
 * @throws Response 404 for another person's order; a redirect to the sign-in card for signed-out visitors
 */
export async function handleOrderAction(args: OrderRequestArgs, orderId: string, services: OrderActionServices) {
  const form = await readStorableForm(args.request);
  const intent = IntentSchema.safeParse(form?.get(INTENT)).data;
  // Meanwhile the order is looked up, so that counting causes no delay.
  if (intent === 'buy-again' && form?.has(WANTS_ADDED_FIELD)) services.readCart();
  const response = await nullIfUnavailable(args.context, async () => {
    const reader = await requireOrderReader(args, orderPath(orderId));
    const reference = parseOrderReference(orderId);
    const order = reference && (await findOrder(reader.database, reference));
    if (!order) {
      const isForStaff = form && intent && isFulfillmentIntent(intent);
      // The attempt is logged, but the response does not reveal whether the order exists.
      if (isForStaff && reference) await services.denyFulfillment({args, reader, form}, intent, toOrderId(reference));
      throw new Response(null, {status: 404});
    }
    if (!form || !intent) return respond({failure: ORDER_PROBLEMS.unreadable}, 400);
    return runAction({args, reader, order, form}, intent, services);
  });
  return response ?? respond({failure: ORDER_PROBLEMS.unavailable}, 503);
}

async function runAction(action: OrderAction, intent: OrderIntent, services: OrderActionServices) {
  const {args, reader, order} = action;
  const list = ordersPath(parseOrdersArea(new URL(args.request.url).searchParams));
  switch (intent) {
    case 'hide':
      if (order.user_id !== reader.live.user_id) return respond({failure: ORDER_PROBLEMS.notYours}, 403);
      await hideOrder(reader.database, reader.live.user_id, order.id);
      return redirectWithNotice(args, `${list}?hidden=${order.id}`, 'order-hidden');
    case 'show':
      await showOrder(reader.database, reader.live.user_id, order.id);
      return redirectWithNotice(args, list, 'order-shown');
    case 'buy-again':
      return buyAgain(action, services);
    default: {
      const {result, status, notice, message}: FulfillmentOutcome = await services.handleFulfillment(action, intent);
      if (!notice) return respond(result, status);
      await args.context.flash.setWithMessage(notice, message);
      return redirect(orderPath(order.id), 303);
    }
  }
}

/** A script gets what was added, announces it and opens the cart; without scripts, a redirect does. */
async function buyAgain({args, order, form}: OrderAction, services: OrderActionServices) {
  const lines = toReorderLines(itemsToBuy(order.items, fieldOf(form, BUY_AGAIN_VARIANT_FIELD)));
  if (lines.length === 0) return respond({failure: ORDER_PROBLEMS.unreadable}, 400);
  const isCounted = form.has(WANTS_ADDED_FIELD);
  const {shortfalls, added} = await services.buyAgain(lines, isCounted);
  const isComplete = shortfalls.length === 0;
  if (isComplete && !isCounted) return redirectWithNotice(args, '/cart', 'order-bought-again');
  if (isComplete) args.context.flash.set('order-bought-again');
  return respond({intent: 'buy-again', shortfalls, added}, 200);
}

/** @param variantId of one item; null for all of them */
const itemsToBuy = (items: readonly SoldItemRow[], variantId: string | null) =>
  items.filter(
    ({quantity, variant_id: id, bundle}) => quantity > 0 && (variantId === null || (id === variantId && !bundle)),
  );

function toOrderId(reference: OrderReference): string {
  if (reference.kind === 'id') return reference.id;
  return reference.kind === 'name' ? reference.orderNumber : reference.shopifyOrderId;
}

const respond = (result: Partial<OrderActionResult>, status: number) =>
  data(toOrderActionResult(result), {status, headers: {'Cache-Control': 'private, no-store'}});

function redirectWithNotice({context}: OrderRequestArgs, path: string, notice: OrderNotice) {
  context.flash.set(notice);
  return redirect(path, 303);
}
