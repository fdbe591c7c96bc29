import type {Database} from '~/platform/supabase/database.types';

type Enums = Database['public']['Enums'];

/** The notification that customers get. */
export interface PreviewedNotification {
  readonly kind: 'announcement';
  readonly id: string;
  readonly type: Enums['notification_type'];
  readonly priority: Enums['notification_priority'];
  readonly orderId: null;
  readonly title: string;
  readonly message: string;
  readonly isRead: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

export const ANNOUNCEMENT_TYPES = ['info', 'warning', 'success'] as const;

export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Who an announcement can go to: everyone, people with an order that is not sent completely, or one person. */
export const AUDIENCES = ['everyone', 'open-order', 'person'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** The longest message that the database stores, in characters. */
export const MAX_ANNOUNCEMENT_LENGTH = 4_000;

/** How customers see an announcement of each type. */
const PRESENTATION: Readonly<Record<AnnouncementType, Pick<PreviewedNotification, 'type' | 'priority' | 'title'>>> = {
  info: {type: 'system_update', priority: 'low', title: 'News from the shop'},
  warning: {type: 'system_update', priority: 'high', title: 'Important notice'},
  success: {type: 'promotion', priority: 'medium', title: 'Good news'},
};

export const announcementTitle = (type: AnnouncementType): string => PRESENTATION[type].title;

/** Returns the notification that customers get, as unread. @param createdAt ISO 8601 */
export const toPreview = (type: AnnouncementType, message: string, createdAt: string): PreviewedNotification => ({
  ...PRESENTATION[type],
  kind: 'announcement',
  id: 'preview',
  orderId: null,
  message,
  isRead: false,
  createdAt,
});
