import {timeNow} from '../cart/cart-store';
import {formatUsd} from '../checkout/checkout-copy';
import {orderStatusUrl} from '../checkout/order-address';
import {mailOrderNews, type OrderNews} from '../customers/account-mails';
import type {OrderRecord, ShopContext} from '../state';
import type {FulfillmentEventRecord, FulfillmentRecord} from './order-state';

/** The events of carriers that Shopify mails, of parcels that it can follow. */
const MAILED_EVENTS: Readonly<Record<string, OrderNews>> = {
  OUT_FOR_DELIVERY: 'out-for-delivery',
  DELIVERED: 'delivered',
};

function mail(news: OrderNews, order: OrderRecord, facts: readonly [string, string][], context: ShopContext): void {
  const rows = facts.map(([label, value]) => ({label, value, pictureUrl: null}));
  mailOrderNews(
    news,
    {to: order.email, number: order.orderNumber, rows, statusUrl: orderStatusUrl(order, context)},
    context,
  );
}

const trackingOf = ({tracking}: FulfillmentRecord): [string, string][] =>
  tracking.map(({company, number}) => [company ?? 'Tracking number', number ?? '']);

/** Mails the customer about a parcel or its tracking information, and records it. */
export function notifyOfFulfillment(
  news: 'shipped' | 'tracking-changed',
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  context: ShopContext,
): void {
  fulfillment.notifications = [...(fulfillment.notifications ?? []), timeNow(context.state)];
  mail(news, order, trackingOf(fulfillment), context);
}

/** Mails the customer what a carrier reports, if Shopify has a notification for it and the parcel a tracking number. */
export function notifyOfCarrierEvent(
  order: OrderRecord,
  fulfillment: FulfillmentRecord,
  {status}: FulfillmentEventRecord,
  context: ShopContext,
): void {
  const news = MAILED_EVENTS[status];
  if (news && fulfillment.tracking.some(({number}) => number !== null))
    mail(news, order, trackingOf(fulfillment), context);
}

/** Mails the customer that staff edited an order. */
export const notifyOfEdit = (order: OrderRecord, context: ShopContext): void => mail('edited', order, [], context);

/** Mails the customer that an order was canceled or refunded, and how much comes back. */
export const notifyOfPayback = (
  news: 'canceled' | 'refunded',
  order: OrderRecord,
  amountMinor: number,
  context: ShopContext,
): void => mail(news, order, amountMinor > 0 ? [['Refund', formatUsd(amountMinor)]] : [], context);
