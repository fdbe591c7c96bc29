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

const heard = (...payloads: readonly Record<string, unknown>[]) =>
  payloads.reduce<NotificationList>((list, said) => afterMessage(list, said), []);
const ids = (list: NotificationList) => list.map(({id}) => id);

describe('what the database says', () => {
  test('puts the newest on top, in whichever order it arrives', () => {
    expect(ids(heard(payload(2), payload(3), payload(1)))).toEqual(['n3', 'n2', 'n1']);
  });

  test('tells two of one millisecond apart', () => {
    const [early, late] = ['2026-11-21T12:00:00.000001+00:00', '2026-11-21T12:00:00.000009+00:00'];
    const [one, two] = [payload(1, {created_at: late}), payload(2, {created_at: early})];
    expect(ids(heard(one, two))).toEqual(['n1', 'n2']);
    expect(ids(heard(two, one))).toEqual(['n1', 'n2']);
  });

  test('said twice is there once', () => {
    expect(ids(heard(payload(1), payload(2), payload(1)))).toEqual(['n2', 'n1']);
  });

  test('marks as read what another tab has read, where it stands', () => {
    const list = heard(payload(1), payload(2), payload(1, {change: 'updated', read: true}));
    expect(list.map(({id, isRead}) => [id, isRead])).toEqual([
      ['n2', false],
      ['n1', true],
    ]);
    expect(countUnread(list)).toBe(1);
  });

  test('takes away what another tab has removed', () => {
    expect(ids(heard(payload(1), payload(2), payload(1, {change: 'deleted'})))).toEqual(['n2']);
  });

  test('keeps the newest fifty', () => {
    const list = heard(...Array.from({length: 55}, (_, at) => payload(at)));
    expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([MAX_NOTIFICATIONS, 'n54', 'n5']);
  });

  test.each([{change: 'moved'}, {type: 'rumour'}, {priority: 'urgent'}, {title: 7}, {created_at: null}])(
    'changes nothing when it is no notification: %j',
    (more) => {
      const before = heard(payload(1));
      expect(afterMessage(before, payload(2, more))).toBe(before);
    },
  );
});

describe('what a person wants', () => {
  const list = heard(payload(1), payload(2));

  test('is done at once in the list', () => {
    expect(afterCommand(list, {intent: 'open', id: 'n1'}).map(({isRead}) => isRead)).toEqual([false, true]);
    expect(ids(afterCommand(list, {intent: 'remove', id: 'n1'}))).toEqual(['n2']);
    expect(countUnread(afterCommand(list, {intent: 'mark-all-read'}))).toBe(0);
  });
});

test('a notification leads to its order, and one without an order nowhere', () => {
  const [of, none] = [toNotification(payload(1, {data: {order_id: 'a/b'}})), toNotification(payload(1, {data: {}}))];
  expect([of?.orderId, none?.orderId]).toEqual(['a/b', null]);
  expect(notificationOrderPath('a/b')).toBe('/order/a%2Fb');
});
