import type {RealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {showNotice} from '~/ui/show-notice';
import {
  afterCommand,
  afterMessage,
  countUnread,
  type NotificationCommand,
  type NotificationList,
} from '../model/notification-list';
import {NOTIFICATION_COPY} from '../notification-copy';
import {unreadCount} from './unread-count';

const RECENT_PATH = '/notifications/recent';
const POLL_MS = 60_000;

/** The loaded list; null before the first load, 'failed' after a failed one. */
export type NotificationStoreContent = NotificationList | 'failed' | null;

type Payload = Readonly<Record<string, unknown>>;

const listeners = new Set<() => void>();
let content: NotificationStoreContent = null;
/** The messages received during a load, whose response may be older. Null while no load is pending. */
let pendingMessages: Payload[] | null = null;

function setContent(next: NotificationStoreContent): void {
  content = next;
  unreadCount.set(Array.isArray(next) ? countUnread(next as NotificationList) : 0);
  for (const listener of listeners) listener();
}

const update = (change: (list: NotificationList) => NotificationList) => {
  if (content !== null && content !== 'failed') setContent(change(content));
};

/** Loads the list. Resolves to false if the visitor is signed out. */
async function load(): Promise<boolean> {
  const messages: Payload[] = (pendingMessages = []);
  const response = await fetch(RECENT_PATH).catch(() => null);
  const list = response?.status === 200 ? ((await response.json().catch(() => null)) as NotificationList | null) : null;
  // A later call has replaced this one.
  if (pendingMessages !== messages) return true;
  pendingMessages = null;
  if (list) setContent(messages.reduce(afterMessage, list));
  else if (content === null) setContent('failed');
  return response?.status !== 204;
}

function receive(payload: Payload): void {
  pendingMessages?.push(payload);
  update((list) => afterMessage(list, payload));
}

/** The notifications of the signed-in person, shared by the panel and the unread count of the bell. */
export const notificationStore = {
  get: () => content,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  load,
  /** Applies a command optimistically, then persists it; other tabs receive the change over Realtime. */
  async run(command: NotificationCommand): Promise<void> {
    update((list) => afterCommand(list, command));
    const body = new URLSearchParams({...command});
    // Opening a notification navigates away, which must not abort the request.
    const response = await fetch(RECENT_PATH, {method: 'POST', body, keepalive: true}).catch(() => null);
    if (response?.ok) return;
    void showNotice({tone: 'error', title: NOTIFICATION_COPY.changeFailed, id: 'notification-change-failed'});
    await load();
  },
  /** Applies Realtime messages, reloads after each reconnect, and polls every minute while the connection is paused. */
  connect(connection: RealtimeConnection): () => void {
    const poll = setInterval(() => void (connection.state() === 'paused' && !document.hidden && load()), POLL_MS);
    const unsubscribers = [
      connection.onMessage(({event, payload}) => void (event === 'notification' && receive(payload))),
      connection.onState(() => void (connection.state() === 'open' && load())),
    ];
    return () => {
      clearInterval(poll);
      for (const unsubscribe of unsubscribers) unsubscribe();
      pendingMessages = null;
      setContent(null);
    };
  },
};
