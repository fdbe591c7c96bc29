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
  kind: 'order-placed',
  type: 'order_update',
  priority: 'medium',
  read: false,
  created_at: '2026-11-21T12:00:00Z',
  data: {order_id: 'o1', order_number: '#1001'},
  ...more,
});
const notification = (id: string, isRead = false) => ({
  id,
  kind: 'order-placed',
  type: 'order_update',
  priority: 'medium',
  isRead,
  createdAt: '2026-11-21T11:00:00Z',
  orderId: 'o1',
  orderNumber: '#1001',
});

let receive: (message: RealtimeMessage) => void;
let disconnect: () => void;

beforeEach(() => {
  const connection: RealtimeConnection = {
    ...createRealtimeConnection(),
    onMessage(listener) {
      receive = listener;
      return () => undefined;
    },
  };
  disconnect = notificationStore.connect(connection);
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

const ids = () => (notificationStore.get() as readonly {id: string}[]).map(({id}) => id);
const broadcast = (payload: object) => receive({event: 'notification', payload: payload as RealtimeMessage['payload']});

test('applies messages that arrive while the list loads', async () => {
  let respond: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
  const loaded = notificationStore.load();
  broadcast({...row('n2'), change: 'inserted'});
  broadcast({...row('n1'), change: 'deleted'});
  respond(Response.json([notification('n1'), notification('n0', true)]));
  expect(await loaded).toBe(true);
  expect(ids()).toEqual(['n2', 'n0']);
  expect(unreadCount.get()).toBe(1);
});

test('resolves to false for a signed-out visitor', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, {status: 204}));
  expect(await notificationStore.load()).toBe(false);
});

test('preserves the loaded list if a reload fails', async () => {
  vi.stubGlobal('fetch', async () => Response.json([notification('n1')]));
  await notificationStore.load();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await notificationStore.load()).toBe(true);
  expect(ids()).toEqual(['n1']);
});

test('applies a command optimistically and reverts it if it was not saved', async () => {
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

test('clears the list on disconnect', async () => {
  vi.stubGlobal('fetch', async () => Response.json([notification('n1')]));
  await notificationStore.load();
  disconnect();
  expect(notificationStore.get()).toBeNull();
  expect(unreadCount.get()).toBe(0);
});
