import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  createRealtimeConnection,
  type RealtimeConnection,
  type RealtimeMessage,
} from '~/platform/supabase/realtime/realtime-connection';
import {notificationStore} from './notification-store';
import {unreadCount} from './unread-count';

const row = (id: string, more: object = {}) => ({
  id,
  type: 'order_update',
  title: 'New Order',
  message: 'Order #1001 has been placed.',
  priority: 'medium',
  read: false,
  created_at: '2026-11-21T12:00:00Z',
  data: {},
  ...more,
});
const notification = (id: string, isRead = false) => ({
  id,
  type: 'order_update',
  title: 'New Order',
  message: 'Order #1001 has been placed.',
  priority: 'medium',
  isRead,
  createdAt: '2026-11-21T11:00:00Z',
  orderId: null,
});

let say: (message: RealtimeMessage) => void;
let end: () => void;

beforeEach(() => {
  const line: RealtimeConnection = {
    ...createRealtimeConnection(),
    onMessage(listener) {
      say = listener;
      return () => undefined;
    },
  };
  end = notificationStore.follow(line);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const ids = () => (notificationStore.get() as readonly {id: string}[]).map(({id}) => id);
const heard = (payload: object) => say({event: 'notification', payload: payload as RealtimeMessage['payload']});

test('what is said while the list is on its way is in it', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const loaded = notificationStore.load();
  heard({...row('n2'), change: 'inserted'});
  heard({...row('n1'), change: 'deleted'});
  answer(Response.json([notification('n1'), notification('n0', true)]));
  expect(await loaded).toBe(true);
  expect(ids()).toEqual(['n2', 'n0']);
  expect(unreadCount.get()).toBe(1);
});

test('nobody is there any more: the list stays away', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, {status: 204}));
  expect(await notificationStore.load()).toBe(false);
});

test('a list that is known outlives a database that is silent', async () => {
  vi.stubGlobal('fetch', async () => Response.json([notification('n1')]));
  await notificationStore.load();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await notificationStore.load()).toBe(true);
  expect(ids()).toEqual(['n1']);
});

test('a change is shown at once, and taken back when it was not saved', async () => {
  const list = [notification('n1'), notification('n2')];
  vi.stubGlobal('fetch', async () => Response.json(list));
  await notificationStore.load();
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) =>
    init?.method === 'POST' ? new Response(null, {status: 503}) : Response.json(list),
  );
  const saved = notificationStore.run({intent: 'remove', id: 'n1'});
  expect(ids()).toEqual(['n2']);
  await saved;
  expect(ids()).toEqual(['n1', 'n2']);
});

test('nothing is left of the list once it is over', async () => {
  vi.stubGlobal('fetch', async () => Response.json([notification('n1')]));
  await notificationStore.load();
  end();
  expect(notificationStore.get()).toBeNull();
  expect(unreadCount.get()).toBe(0);
});
