import {toNotification, type Notification} from './notification';

/** How many are kept of a person. */
export const MAX_NOTIFICATIONS = 50;

/** A person's notifications, the newest first. */
export type NotificationList = readonly Notification[];

/** What a person may want of them. */
export type NotificationCommand =
  | {readonly intent: 'open'; readonly id: string}
  | {readonly intent: 'remove'; readonly id: string}
  | {readonly intent: 'mark-all-read'};

/** @returns how many the person has not read yet */
export const countUnread = (list: NotificationList): number => list.filter(({isRead}) => !isRead).length;

/** @returns the list once the database has done what the person wants */
export function afterCommand(list: NotificationList, command: NotificationCommand): NotificationList {
  const read = (notification: Notification): Notification => ({...notification, isRead: true});
  switch (command.intent) {
    case 'open':
      return list.map((notification) => (notification.id === command.id ? read(notification) : notification));
    case 'remove':
      return list.filter(({id}) => id !== command.id);
    case 'mark-all-read':
      return list.map(read);
  }
}

/** @param payload what the database says of one notification, in this browser or from any other of the person */
export function afterMessage(list: NotificationList, payload: Readonly<Record<string, unknown>>): NotificationList {
  const {change, id} = payload;
  if (change === 'deleted') return list.filter((notification) => notification.id !== id);
  const said = toNotification(payload);
  if (!said || (change !== 'inserted' && change !== 'updated')) return list;
  const others = list.filter((notification) => notification.id !== said.id);
  return [...others, said].sort(newestFirst).slice(0, MAX_NOTIFICATIONS);
}

/** By text where the milliseconds agree: the database writes microseconds. */
function newestFirst(one: Notification, other: Notification): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.createdAt > one.createdAt ? 1 : -1);
}
