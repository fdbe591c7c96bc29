import {data, redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {readForm} from '~/platform/form.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {listPath, placeOf} from '../list-place';
import {orderPath, parseOrderReference, type OrderReference} from '../model/order-reference';
import type {SoldItemRow} from '../model/order-row';
import {openOrders, type OrderVisit} from '../order-context.server';
import {isFulfillmentIntent, ORDER_INTENTS, type FulfillmentIntent, type OrderIntent} from '../order-intents';
import type {OrderNotice} from '../order-notices';
import {ANSWER_COPY} from './answer-copy';
import {findOrder} from './find-order.server';
import {hideOrder, showOrder} from './hidden-orders.server';
import type {OrderForm} from './order-form.server';
import {orderReply, type OrderReply} from './order-reply';

/** What of an order is put into the cart again; a variant that the shop no longer knows is null. */
export type AgainLine = {readonly title: string; readonly quantity: number; readonly variantId: string | null};

/** The outcome of a form of the fulfillment panel: the notice to show after a redirect, or the reply to render. */
export interface FulfillmentOutcome {
  readonly notice: OrderNotice | null;
  readonly reply: Partial<OrderReply>;
  readonly status: number;
}

/** What the order page needs from the features `cart` and `fulfillment`; the route passes it. */
export interface OrderTools {
  /** Handles a form of the fulfillment panel. */
  handleFulfillment(form: OrderForm, intent: FulfillmentIntent): Promise<FulfillmentOutcome>;
  /** Records the attempt of somebody who may not even know whether the order exists. */
  denyFulfillment(form: Omit<OrderForm, 'order'>, intent: FulfillmentIntent, orderId: string): Promise<unknown>;
  /** @returns a notice for everything that could not be put into the cart as it was; none when all of it could */
  buyAgain(lines: readonly AgainLine[]): Promise<readonly Notice[]>;
}

const IntentSchema = z.enum(ORDER_INTENTS);

/**
 * Takes a form of an order's page.
 * @throws Response 404 for an order that is not theirs; the way to the sign-in card for nobody
 */
export async function answerOrder(visit: OrderVisit, orderId: string, tools: OrderTools) {
  const form = await readForm(visit.request);
  const intent = IntentSchema.safeParse(form?.get(INTENT)).data;
  const answered = await unlessDown(visit.context, async () => {
    const reader = await openOrders(visit, orderPath(orderId));
    const reference = parseOrderReference(orderId);
    const order = reference && (await findOrder(reader.database, reference));
    if (!order) {
      const isForStaff = form && intent && isFulfillmentIntent(intent);
      // They are not told whether there is such an order; what they tried is written down all the same.
      if (isForStaff && reference && !reader.isAdmin)
        await tools.denyFulfillment({visit, reader, form}, intent, namedId(reference));
      throw new Response(null, {status: 404});
    }
    if (!form || !intent) return reply({failure: ANSWER_COPY.unreadable}, 400);
    return answer({visit, reader, order, form}, intent, tools);
  });
  return answered ?? reply({failure: ANSWER_COPY.unavailable}, 503);
}

async function answer(given: OrderForm, intent: OrderIntent, tools: OrderTools) {
  const {visit, reader, order} = given;
  const list = listPath(placeOf(new URL(visit.request.url).searchParams));
  switch (intent) {
    case 'hide':
      if (order.user_id !== reader.live.user_id) return reply({failure: ANSWER_COPY.notYours}, 403);
      await hideOrder(reader.database, reader.live.user_id, order.id);
      return leadOn(visit, `${list}?hidden=${order.id}`, 'order-hidden');
    case 'show':
      await showOrder(reader.database, reader.live.user_id, order.id);
      return leadOn(visit, list, 'order-shown');
    case 'buy-again': {
      const shortfalls = await tools.buyAgain(order.items.filter(({quantity}) => quantity > 0).map(toAgainLine));
      if (shortfalls.length === 0) return leadOn(visit, '/cart', 'order-bought-again');
      return reply({intent, shortfalls}, 200);
    }
    default: {
      const {reply: said, status, notice} = await tools.handleFulfillment(given, intent);
      return notice ? leadOn(visit, orderPath(order.id), notice) : reply(said, status);
    }
  }
}

const namedId = (named: OrderReference): string => (named.kind === 'id' ? named.id : named.shopifyOrderId);

const toAgainLine = ({title, quantity, variant_id: variantId}: SoldItemRow): AgainLine => ({
  title,
  quantity,
  variantId,
});

const reply = (said: Partial<OrderReply>, status: number) =>
  data(orderReply(said), {status, headers: {'Cache-Control': 'private, no-store'}});

function leadOn({context}: OrderVisit, path: string, notice: OrderNotice) {
  context.flash.leave(notice);
  return redirect(path, 303);
}
