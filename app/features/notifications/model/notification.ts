/** The topic of a notification. */
export type NotificationType = 'order_update' | 'security_alert' | 'system_update' | 'promotion';

/** The priority of a notification. */
export type NotificationPriority = 'high' | 'medium' | 'low';

/** A notification; stored until it is removed or fifty newer ones exist. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly priority: NotificationPriority;
  readonly isRead: boolean;
  /** ISO 8601 with microseconds. */
  readonly createdAt: string;
  /** The order that it links to, if any. */
  readonly orderId: string | null;
}

const TYPES: readonly string[] = ['order_update', 'security_alert', 'system_update', 'promotion'];
const PRIORITIES: readonly string[] = ['high', 'medium', 'low'];

type Fields = Readonly<Record<string, unknown>>;

/** Parses a database row or Realtime payload; returns null if it is invalid. */
export function toNotification(row: Fields): Notification | null {
  const {id, type, title, message, priority, read, created_at: createdAt, data} = row;
  const texts = [id, type, title, message, priority, createdAt];
  if (!texts.every((text) => typeof text === 'string')) return null;
  if (!TYPES.includes(type as string) || !PRIORITIES.includes(priority as string)) return null;
  const orderId = typeof data === 'object' && data !== null ? (data as Fields).order_id : null;
  return {
    id: id as string,
    type: type as NotificationType,
    title: title as string,
    message: message as string,
    priority: priority as NotificationPriority,
    isRead: read === true,
    createdAt: createdAt as string,
    orderId: typeof orderId === 'string' ? orderId : null,
  };
}

/** Returns the path of the order that a notification is about. */
export const notificationOrderPath = (orderId: string): string => `/order/${encodeURIComponent(orderId)}`;
