import {describe, expect, test} from 'vitest';
import {notificationOrderPath, toNotification} from './notification';
import {afterCommand, afterMessage, countUnread, MAX_NOTIFICATIONS, type NotificationList} from './notification-list';

const payload = (id: number, more: Record<string, unknown> = {}) => ({
  change: 'inserted',
  id: `n${id}`,
  type: 'order_update',
  title: 'New Order',
  message: 'Order #1001 has been placed.',
  priority: 'medium',
  read: false,
  created_at: new Date(Date.UTC(2026, 10, 21, 12, 0, id)).toISOString(),
  data: {order_id: 'o1'},
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
    expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([MAX_NOTIFICATIONS, 'n54', 'n5']);
  });

  test.each([{change: 'moved'}, {type: 'rumour'}, {priority: 'urgent'}, {title: 7}, {created_at: null}])(
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

test('toNotification parses the order id, which is null without an order', () => {
  const [withOrder, withoutOrder] = [
    toNotification(payload(1, {data: {order_id: 'a/b'}})),
    toNotification(payload(1, {data: {}})),
  ];
  expect([withOrder?.orderId, withoutOrder?.orderId]).toEqual(['a/b', null]);
  expect(notificationOrderPath('a/b')).toBe('/order/a%2Fb');
});
