import {describe, expect, test} from 'vitest';
import type {NotificationEvent, OrderStatusFacts} from './notification';
import {notificationText, ORDER_TOAST_COPY} from './notification-event-copy';

const ORDER = {orderId: 'aaaaaaaa-0000-4000-8000-000012345678', orderNumber: '#1001'};
const UNCHANGED = {
  oldStatus: 'open',
  newStatus: 'open',
  oldFulfillmentStatus: null,
  fulfillmentStatus: null,
  needsParcel: true,
};

describe('notificationText', () => {
  test.each<[NotificationEvent, string, string]>([
    [{kind: 'order-placed', ...ORDER}, 'New Order', 'Order #1001 has been placed.'],
    [{kind: 'order-placed', ...ORDER, orderNumber: 'FT-7'}, 'New Order', 'Order FT-7 has been placed.'],
    [{kind: 'order-placed', ...ORDER, orderNumber: null}, 'New Order', 'Order #12345678 has been placed.'],
    [
      {kind: 'order-item-updated', ...ORDER, itemTitle: 'Dal Makhani'},
      'Order Item Updated',
      'Dal Makhani of order #1001 has changed.',
    ],
    [
      {kind: 'order-event', ...ORDER, event: 'delayed', refund: null},
      'Delayed on the way',
      'Order #1001 arrives later: its carrier reports a delay.',
    ],
    [
      {kind: 'order-event', ...ORDER, event: 'refunded', refund: {amountMinor: 500, currency: 'USD'}},
      'Refund',
      'We refunded $5.00 of order #1001.',
    ],
    [
      {kind: 'order-event', ...ORDER, event: 'of a newer server', refund: null},
      'Something new',
      'Reload the page to read it.',
    ],
    [{kind: 'announcement', orderId: null, title: 'Diwali', message: 'Sweets are back.'}, 'Diwali', 'Sweets are back.'],
  ])('words %j', (event, title, message) => {
    expect(notificationText(event)).toEqual({title, message});
  });

  test.each<[Partial<OrderStatusFacts>, string]>([
    [{fulfillmentStatus: 'fulfilled'}, 'is packed.'],
    [{fulfillmentStatus: 'partially_fulfilled'}, 'is packed in part.'],
    [{fulfillmentStatus: 'fulfilled', needsParcel: false}, 'is complete.'],
    [{fulfillmentStatus: 'partially_fulfilled', needsParcel: false}, 'is complete in part.'],
    [{fulfillmentStatus: 'cancelled', needsParcel: false}, 'has been canceled.'],
    [{fulfillmentStatus: 'unfulfilled', needsParcel: false}, 'is being prepared.'],
    [{fulfillmentStatus: 'cancelled'}, 'has been canceled.'],
    [{fulfillmentStatus: 'unfulfilled'}, 'is being prepared.'],
    [{fulfillmentStatus: 'in_progress'}, 'is being prepared.'],
    [{fulfillmentStatus: 'a status of a later API version'}, 'is being prepared.'],
    [{oldFulfillmentStatus: 'fulfilled'}, 'is being prepared.'],
    [{newStatus: 'cancelled'}, 'has been canceled.'],
    [{newStatus: 'cancelled', fulfillmentStatus: 'fulfilled'}, 'has been canceled.'],
    [{oldStatus: 'cancelled', newStatus: 'cancelled', fulfillmentStatus: 'fulfilled'}, 'is packed.'],
    [{newStatus: 'closed'}, 'is complete.'],
    [{newStatus: 'closed', fulfillmentStatus: 'fulfilled'}, 'is packed.'],
    [{oldStatus: 'closed'}, 'is open again.'],
    [{oldStatus: 'cancelled'}, 'is open again.'],
  ])('words the change %j', (change, sentence) => {
    expect(notificationText({kind: 'order-status-changed', ...ORDER, ...UNCHANGED, ...change})).toEqual({
      title: 'Order Status Updated',
      message: `Order #1001 ${sentence}`,
    });
  });

  test.each(['unknown', 'order-teleported'])('has a text for a kind that only a newer server knows: %s', (kind) => {
    const event = {kind, orderId: null} as NotificationEvent;
    expect(notificationText(event)).toEqual({title: 'Something new', message: 'Reload the page to read it.'});
  });
});

test('ORDER_TOAST_COPY words the toasts of an order', () => {
  expect(ORDER_TOAST_COPY.placed('Order #1001')).toEqual({title: 'New Order', body: 'Order #1001 has been placed.'});
  expect(ORDER_TOAST_COPY.statusChanged('Order #1001', 'Fulfilled')).toEqual({
    title: 'Order Status Updated',
    body: 'Order #1001: Fulfilled',
  });
});
