import {toNotification, type Notification} from './notification';

/** The number of notifications that the database stores per person. */
export const MAX_NOTIFICATIONS = 50;

/** A person's notifications, newest first. */
export type NotificationList = readonly Notification[];

export type NotificationCommand =
  | {readonly intent: 'open'; readonly id: string}
  | {readonly intent: 'remove'; readonly id: string}
  | {readonly intent: 'mark-all-read'};

export const countUnread = (list: NotificationList): number => list.filter(({isRead}) => !isRead).length;

/** Returns the list after a command, as the database will store it. */
export function afterCommand(list: NotificationList, command: NotificationCommand): NotificationList {
  const toRead = (notification: Notification): Notification => ({...notification, isRead: true});
  switch (command.intent) {
    case 'open':
      return list.map((notification) => (notification.id === command.id ? toRead(notification) : notification));
    case 'remove':
      return list.filter(({id}) => id !== command.id);
    case 'mark-all-read':
      return list.map(toRead);
  }
}

/** Returns the list after a Realtime message about one notification. */
export function afterMessage(list: NotificationList, payload: Readonly<Record<string, unknown>>): NotificationList {
  const {change, id} = payload;
  if (change === 'deleted') return list.filter((notification) => notification.id !== id);
  const changed = toNotification(payload);
  if (!changed || (change !== 'inserted' && change !== 'updated')) return list;
  const others = list.filter((notification) => notification.id !== changed.id);
  return [...others, changed].sort(newestFirst).slice(0, MAX_NOTIFICATIONS);
}

/** Compares equal milliseconds as text, because the database stores microseconds. */
function newestFirst(one: Notification, other: Notification): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.createdAt > one.createdAt ? 1 : -1);
}
