import type {Notification, NotificationPriority, NotificationType} from '~/shop/notifications/model/notification';

/** The types that staff choose from. */
export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success'] as const;

/** A type that staff choose. */
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Who an announcement can go to: everyone, people with an order that is not sent completely, or one person. */
export const AUDIENCES = ['everyone', 'open-order', 'person'] as const;

/** Who an announcement goes to. */
export type Audience = (typeof AUDIENCES)[number];

/** The longest message that the database stores, in characters. */
export const MAX_ANNOUNCEMENT_LENGTH = 4_000;

/** How customers see an announcement of each type. */
const PRESENTATION: Readonly<
  Record<
    AnnouncementType,
    {readonly type: NotificationType; readonly priority: NotificationPriority; readonly title: string}
  >
> = {
  info: {type: 'system_update', priority: 'low', title: 'News from the shop'},
  warning: {type: 'system_update', priority: 'high', title: 'Important notice'},
  success: {type: 'promotion', priority: 'medium', title: 'Good news'},
};

/** Returns the title of the notifications of an announcement. */
export const announcementTitle = (type: AnnouncementType): string => PRESENTATION[type].title;

/** Returns the notification that customers get, as unread. @param createdAt ISO 8601 */
export const toPreview = (type: AnnouncementType, message: string, createdAt: string): Notification => ({
  ...PRESENTATION[type],
  kind: 'announcement',
  id: 'preview',
  orderId: null,
  message,
  isRead: false,
  createdAt,
});
