import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {readForm} from '~/platform/form.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {ordersPath, parseOrdersArea} from '../orders-area';
import {orderPath, parseOrderReference, type OrderReference} from '../model/order-reference';
import type {SoldItemRow} from '../model/order-row';
import {requireOrderReader, type OrderRequestArgs} from '../order-context.server';
import {isFulfillmentIntent, ORDER_INTENTS, type FulfillmentIntent, type OrderIntent} from '../order-intents';
import type {OrderNotice} from '../order-notices';
import {ORDER_PROBLEMS} from './order-problem-copy';
import {findOrder} from './find-order.server';
import {hideOrder, showOrder} from './hidden-orders.server';
import type {OrderAction} from './order-action';
import {toOrderActionResult, type OrderActionResult} from './order-action-result';

/** What of an order is put into the cart again; a variant that the shop no longer knows is null. */
export type ReorderLine = {readonly title: string; readonly quantity: number; readonly variantId: string | null};

/** The outcome of a form of the fulfillment panel: the notice to show after a redirect, or the reply to render. */
export interface FulfillmentOutcome {
  readonly notice: OrderNotice | null;
  readonly reply: Partial<OrderActionResult>;
  readonly status: number;
}

/** What the order page needs from the features `cart` and `fulfillment`; the route passes it. */
export interface OrderActionServices {
  /** Handles a form of the fulfillment panel. */
  handleFulfillment(form: OrderAction, intent: FulfillmentIntent): Promise<FulfillmentOutcome>;
  /** Records the attempt of somebody who may not even know whether the order exists. */
  denyFulfillment(form: Omit<OrderAction, 'order'>, intent: FulfillmentIntent, orderId: string): Promise<unknown>;
  /** @returns a notice for everything that could not be put into the cart as it was; none when all of it could */
  buyAgain(lines: readonly ReorderLine[]): Promise<readonly Notice[]>;
}

const IntentSchema = z.enum(ORDER_INTENTS);

/**
 * Takes a form of an order's page.
 * @throws Response 404 for an order that is not theirs; the way to the sign-in card for nobody
 */
export async function handleOrderAction(args: OrderRequestArgs, orderId: string, tools: OrderActionServices) {
  const form = await readForm(args.request);
  const intent = IntentSchema.safeParse(form?.get(INTENT)).data;
  const answered = await unlessDown(args.context, async () => {
    const reader = await requireOrderReader(args, orderPath(orderId));
    const reference = parseOrderReference(orderId);
    const order = reference && (await findOrder(reader.database, reference));
    if (!order) {
      const isForStaff = form && intent && isFulfillmentIntent(intent);
      // They are not told whether there is such an order; what they tried is written down all the same.
      if (isForStaff && reference && !reader.isAdmin)
        await tools.denyFulfillment({args, reader, form}, intent, namedId(reference));
      throw new Response(null, {status: 404});
    }
    if (!form || !intent) return reply({failure: ORDER_PROBLEMS.unreadable}, 400);
    return answer({args, reader, order, form}, intent, tools);
  });
  return answered ?? reply({failure: ORDER_PROBLEMS.unavailable}, 503);
}

async function answer(given: OrderAction, intent: OrderIntent, tools: OrderActionServices) {
  const {args, reader, order} = given;
  const list = ordersPath(parseOrdersArea(new URL(args.request.url).searchParams));
  switch (intent) {
    case 'hide':
      if (order.user_id !== reader.live.user_id) return reply({failure: ORDER_PROBLEMS.notYours}, 403);
      await hideOrder(reader.database, reader.live.user_id, order.id);
      return leadOn(args, `${list}?hidden=${order.id}`, 'order-hidden');
    case 'show':
      await showOrder(reader.database, reader.live.user_id, order.id);
      return leadOn(args, list, 'order-shown');
    case 'buy-again': {
      const shortfalls = await tools.buyAgain(order.items.filter(({quantity}) => quantity > 0).map(toReorderLine));
      if (shortfalls.length === 0) return leadOn(args, '/cart', 'order-bought-again');
      return reply({intent, shortfalls}, 200);
    }
    default: {
      const {reply: said, status, notice} = await tools.handleFulfillment(given, intent);
      return notice ? leadOn(args, orderPath(order.id), notice) : reply(said, status);
    }
  }
}

const namedId = (named: OrderReference): string => (named.kind === 'id' ? named.id : named.shopifyOrderId);

const toReorderLine = ({title, quantity, variant_id: variantId}: SoldItemRow): ReorderLine => ({
  title,
  quantity,
  variantId,
});

const reply = (said: Partial<OrderActionResult>, status: number) =>
  data(toOrderActionResult(said), {status, headers: {'Cache-Control': 'private, no-store'}});

function leadOn({context}: OrderRequestArgs, path: string, notice: OrderNotice) {
  context.flash.leave(notice);
  return redirect(path, 303);
}
