import {describe, expect, test} from 'vitest';
import {notificationOrderPath, toNotification} from './notification';
import {afterCommand, afterMessage, countUnread, MAX_NOTIFICATIONS, type NotificationList} from './notification-list';

const payload = (id: number, more: Record<string, unknown> = {}) => ({
  change: 'inserted',
  id: `n${id}`,
  kind: 'order-placed',
  type: 'order_update',
  title: null,
  message: null,
  priority: 'medium',
  read: false,
  created_at: new Date(Date.UTC(2026, 10, 21, 12, 0, id)).toISOString(),
  data: {order_id: 'o1', order_number: '#1001'},
  ...more,
});

const listAfter = (...payloads: readonly Record<string, unknown>[]) =>
  payloads.reduce<NotificationList>((list, message) => afterMessage(list, message), []);
const ids = (list: NotificationList) => list.map(({id}) => id);

describe('afterMessage', () => {
  test('sorts by time, newest first, in whichever order messages arrive', () => {
    expect(ids(listAfter(payload(2), payload(3), payload(1)))).toEqual(['n3', 'n2', 'n1']);
  });

  test('sorts two notifications of the same millisecond by microseconds', () => {
    const [early, late] = ['2026-11-21T12:00:00.000001+00:00', '2026-11-21T12:00:00.000009+00:00'];
    const [one, two] = [payload(1, {created_at: late}), payload(2, {created_at: early})];
    expect(ids(listAfter(one, two))).toEqual(['n1', 'n2']);
    expect(ids(listAfter(two, one))).toEqual(['n1', 'n2']);
  });

  test('ignores a repeated message', () => {
    expect(ids(listAfter(payload(1), payload(2), payload(1)))).toEqual(['n2', 'n1']);
  });

  test('marks a notification as read in place', () => {
    const list = listAfter(payload(1), payload(2), payload(1, {change: 'updated', read: true}));
    expect(list.map(({id, isRead}) => [id, isRead])).toEqual([
      ['n2', false],
      ['n1', true],
    ]);
    expect(countUnread(list)).toBe(1);
  });

  test('removes a deleted notification', () => {
    expect(ids(listAfter(payload(1), payload(2), payload(1, {change: 'deleted'})))).toEqual(['n2']);
  });

  test('limits the list to the newest fifty', () => {
    const list = listAfter(...Array.from({length: 55}, (_, index) => payload(index)));
    expect({length: list.length, first: list[0]?.id, last: list.at(-1)?.id}).toEqual({
      length: MAX_NOTIFICATIONS,
      first: 'n54',
      last: 'n5',
    });
  });

  test.each([{change: 'moved'}, {type: 'rumour'}, {priority: 'urgent'}, {kind: 7}, {created_at: null}, {data: {}}])(
    'ignores an invalid payload: %j',
    (more) => {
      const before = listAfter(payload(1));
      expect(afterMessage(before, payload(2, more))).toBe(before);
    },
  );
});

describe('afterCommand', () => {
  const list = listAfter(payload(1), payload(2));

  test('applies each command to the list', () => {
    expect(afterCommand(list, {intent: 'open', id: 'n1'}).map(({isRead}) => isRead)).toEqual([false, true]);
    expect(ids(afterCommand(list, {intent: 'remove', id: 'n1'}))).toEqual(['n2']);
    expect(countUnread(afterCommand(list, {intent: 'mark-all-read'}))).toBe(0);
  });
});

describe('toNotification', () => {
  const order = {orderId: 'o1', orderNumber: '#1001'};
  const announcement = {title: 'Diwali', message: 'Sweets are back.'};
  const status = {order_id: 'o1', order_number: '#1001', old_status: 'open', new_status: 'closed'};

  test.each([
    [{}, {kind: 'order-placed', ...order}],
    [{data: {order_id: 'o1', order_number: null}}, {kind: 'order-placed', orderId: 'o1', orderNumber: null}],
    [
      {kind: 'order-status-changed', data: {...status, old_fulfillment_status: null, fulfillment_status: 'fulfilled'}},
      {
        kind: 'order-status-changed',
        ...order,
        oldStatus: 'open',
        newStatus: 'closed',
        oldFulfillmentStatus: null,
        fulfillmentStatus: 'fulfilled',
        needsParcel: true,
      },
    ],
    [
      {kind: 'order-status-changed', data: {...status, fulfillment_status: 'fulfilled', needs_parcel: false}},
      {
        kind: 'order-status-changed',
        ...order,
        oldStatus: 'open',
        newStatus: 'closed',
        oldFulfillmentStatus: null,
        fulfillmentStatus: 'fulfilled',
        needsParcel: false,
      },
    ],
    [
      {kind: 'order-item-updated', data: {order_id: 'o1', order_number: '#1001', item_title: 'Dal'}},
      {kind: 'order-item-updated', ...order, itemTitle: 'Dal'},
    ],
    [
      {kind: 'order-event', data: {order_id: 'o1', order_number: '#1001', event: 'delivered'}},
      {kind: 'order-event', ...order, event: 'delivered', refund: null},
    ],
    [
      {
        kind: 'order-event',
        data: {order_id: 'o1', order_number: '#1001', event: 'refunded', amount_minor: 500, currency: 'USD'},
      },
      {kind: 'order-event', ...order, event: 'refunded', refund: {amountMinor: 500, currency: 'USD'}},
    ],
    [
      {kind: 'announcement', type: 'promotion', data: {}, ...announcement},
      {kind: 'announcement', type: 'promotion', orderId: null, ...announcement},
    ],
    [
      {kind: 'announcement', ...announcement},
      {kind: 'announcement', orderId: 'o1', ...announcement},
    ],
    [{kind: 'order-teleported'}, {kind: 'unknown', orderId: 'o1'}],
    [
      {kind: 'system-restarted', data: {}},
      {kind: 'unknown', orderId: null},
    ],
  ])('parses the kind and facts of %j', (more, event) => {
    const row = payload(1, more);
    const common = {id: 'n1', type: 'order_update', priority: 'medium', isRead: false, createdAt: row.created_at};
    expect(toNotification(row)).toEqual({...common, ...event});
  });

  test.each([
    {data: null},
    {kind: 'order-status-changed'},
    {kind: 'order-item-updated'},
    {kind: 'order-event'},
    {kind: 'announcement', title: 'Diwali'},
  ])('rejects a row without the facts of its kind: %j', (more) => expect(toNotification(payload(1, more))).toBeNull());
});

test('notificationOrderPath encodes the order id', () => {
  expect(notificationOrderPath('a/b')).toBe('/order/a%2Fb');
});
