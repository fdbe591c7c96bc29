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

const ADDRESS = '/notifications/recent';
const POLL_MS = 60_000;

/** The list as far as this browser knows it: null before it has come, failed when it did not come. */
export type NotificationStoreContent = NotificationList | 'failed' | null;

type Payload = Readonly<Record<string, unknown>>;

const watchers = new Set<() => void>();
let content: NotificationStoreContent = null;
/** What is heard while the list is on its way: it may be older than that. */
let heardMeanwhile: Payload[] | null = null;

function become(next: NotificationStoreContent): void {
  content = next;
  unreadCount.set(Array.isArray(next) ? countUnread(next as NotificationList) : 0);
  for (const watcher of watchers) watcher();
}

const update = (change: (list: NotificationList) => NotificationList) => {
  if (content !== null && content !== 'failed') become(change(content));
};

/** @returns whether anybody is signed in, as far as can be told */
async function load(): Promise<boolean> {
  const heard: Payload[] = (heardMeanwhile = []);
  const response = await fetch(ADDRESS).catch(() => null);
  const list = response?.status === 200 ? ((await response.json().catch(() => null)) as NotificationList | null) : null;
  // A later call has taken over.
  if (heardMeanwhile !== heard) return true;
  heardMeanwhile = null;
  if (list) become(heard.reduce(afterMessage, list));
  else if (content === null) become('failed');
  return response?.status !== 204;
}

function hear(payload: Payload): void {
  heardMeanwhile?.push(payload);
  update((list) => afterMessage(list, payload));
}

/** The notifications of the person who is signed in, one list for the panel and the count in the header. */
export const notificationStore = {
  get: () => content,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  load,
  /** Does it here at once and in the database behind it; the other tabs hear of it by the line. */
  async run(command: NotificationCommand): Promise<void> {
    update((list) => afterCommand(list, command));
    const body = new URLSearchParams({...command});
    // Opening one leads away from the page, which must not stop it.
    const response = await fetch(ADDRESS, {method: 'POST', body, keepalive: true}).catch(() => null);
    if (response?.ok) return;
    showNotice({tone: 'error', title: NOTIFICATION_COPY.changeFailed, id: 'notification-change-failed'});
    await load();
  },
  /** Keeps the list true by what the line says, by looking again after each gap, and every minute during one. */
  follow(line: RealtimeConnection): () => void {
    const poll = setInterval(() => void (line.state() === 'paused' && !document.hidden && load()), POLL_MS);
    const ends = [
      line.onMessage(({event, payload}) => void (event === 'notification' && hear(payload))),
      line.onState(() => void (line.state() === 'open' && load())),
    ];
    return () => {
      clearInterval(poll);
      for (const end of ends) end();
      heardMeanwhile = null;
      become(null);
    };
  },
};
