import {MARKET} from '~/core/market';
import {orderLabel, orderListName} from '~/orders/model/order-names';
import type {NotificationEvent, OrderStatusFacts} from './notification';

export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

const ORDER_TITLES = {placed: 'New Order', statusChanged: 'Order Status Updated', itemUpdated: 'Order Item Updated'};

/** The text of a kind that this version does not know. */
const UNKNOWN: NotificationText = {title: 'Something new', message: 'Reload the page to read it.'};

const FULFILLMENT_CHANGES: ReadonlyMap<string | null, string> = new Map([
  ['fulfilled', 'is packed.'],
  ['partially_fulfilled', 'is packed in part.'],
  ['cancelled', 'has been canceled.'],
]);

/** The same of an order of which nothing is sent, such as a gift card or what is picked up. */
const CHANGES_WITHOUT_PARCEL: ReadonlyMap<string | null, string> = new Map([
  ...FULFILLMENT_CHANGES,
  ['fulfilled', 'is complete.'],
  ['partially_fulfilled', 'is complete in part.'],
]);

export const notificationText = (event: NotificationEvent): NotificationText =>
  // An open page can receive kinds of a newer server, which the types do not know.
  toText(event) ?? UNKNOWN;

function toText(event: NotificationEvent): NotificationText {
  switch (event.kind) {
    case 'order-placed':
      return {
        title: ORDER_TITLES.placed,
        message: `${orderListName(event.orderNumber, event.orderId)} has been placed.`,
      };
    case 'order-status-changed':
      return {
        title: ORDER_TITLES.statusChanged,
        message: `${orderListName(event.orderNumber, event.orderId)} ${orderChange(event)}`,
      };
    case 'order-item-updated':
      return {
        title: ORDER_TITLES.itemUpdated,
        message: `${event.itemTitle} of order ${orderLabel(event.orderNumber, event.orderId)} has changed.`,
      };
    case 'order-event':
      return toOrderEventText(event) ?? UNKNOWN;
    case 'announcement':
      return {title: event.title, message: event.message};
    case 'unknown':
      return UNKNOWN;
  }
}

/** What happened to an order, by the kinds of its history; the name of the order is in front of each message. */
const ORDER_EVENTS: ReadonlyMap<string, NotificationText> = new Map([
  [
    'packing_late',
    {title: 'A little later', message: 'is not packed yet. We are sorry, and it is among the next ones.'},
  ],
  ['in_transit', {title: 'On the way', message: 'is on the way to you.'}],
  ['delayed', {title: 'Delayed on the way', message: 'arrives later: its carrier reports a delay.'}],
  ['out_for_delivery', {title: 'Out for delivery', message: 'is out for delivery.'}],
  [
    'attempted_delivery',
    {title: 'Delivery attempt', message: 'could not be handed over. The carrier usually tries again.'},
  ],
  ['not_delivered', {title: 'Not delivered', message: 'could not be delivered. Please write to us.'}],
  ['delivered', {title: 'Delivered', message: 'was delivered. Enjoy your dinner!'}],
  ['refunded', {title: 'Refund', message: 'was refunded.'}],
]);

function toOrderEventText(event: Extract<NotificationEvent, {readonly kind: 'order-event'}>): NotificationText | null {
  const {orderNumber, orderId, refund} = event;
  const text = ORDER_EVENTS.get(event.event);
  if (!text) return null;
  if (refund) {
    const amount = formatMinor(refund.amountMinor, refund.currency);
    return {title: text.title, message: `We refunded ${amount} of order ${orderLabel(orderNumber, orderId)}.`};
  }
  return {title: text.title, message: `${orderListName(orderNumber, orderId)} ${text.message}`};
}

/** Without `core/money`, whose conversion of minor units would grow the scripts of every page. */
function formatMinor(minor: number, currency: string): string {
  const format = new Intl.NumberFormat(MARKET.locale, {style: 'currency', currency});
  const {maximumFractionDigits: digits = 2} = format.resolvedOptions();
  return format.format(minor / 10 ** digits);
}

function orderChange(facts: OrderStatusFacts): string {
  const {oldStatus, newStatus, oldFulfillmentStatus, fulfillmentStatus, needsParcel} = facts;
  const changes = needsParcel ? FULFILLMENT_CHANGES : CHANGES_WITHOUT_PARCEL;
  if (newStatus === 'cancelled' && oldStatus !== 'cancelled') return 'has been canceled.';
  if (fulfillmentStatus !== oldFulfillmentStatus) return changes.get(fulfillmentStatus) ?? 'is being prepared.';
  return newStatus === 'closed' ? 'is complete.' : 'is open again.';
}

/** The toasts about an order. The name includes the word 'Order'. */
export const ORDER_TOAST_COPY = {
  placed: (name: string) => ({title: ORDER_TITLES.placed, body: `${name} has been placed.`}),
  statusChanged: (name: string, status: string) => ({title: ORDER_TITLES.statusChanged, body: `${name}: ${status}`}),
};
