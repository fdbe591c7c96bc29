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
  ['cancelled', 'has been cancelled.'],
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
    case 'announcement':
      return {title: event.title, message: event.message};
    case 'unknown':
      return UNKNOWN;
  }
}

function orderChange(facts: OrderStatusFacts): string {
  const {oldStatus, newStatus, oldFulfillmentStatus, fulfillmentStatus, needsParcel} = facts;
  const changes = needsParcel ? FULFILLMENT_CHANGES : CHANGES_WITHOUT_PARCEL;
  if (newStatus === 'cancelled' && oldStatus !== 'cancelled') return 'has been cancelled.';
  if (fulfillmentStatus !== oldFulfillmentStatus) return changes.get(fulfillmentStatus) ?? 'is being prepared.';
  return newStatus === 'closed' ? 'is complete.' : 'is open again.';
}

/** The toasts about an order. The name includes the word 'Order'. */
export const ORDER_TOAST_COPY = {
  placed: (name: string) => ({title: ORDER_TITLES.placed, body: `${name} has been placed.`}),
  statusChanged: (name: string, status: string) => ({title: ORDER_TITLES.statusChanged, body: `${name}: ${status}`}),
};
