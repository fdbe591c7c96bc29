import type {IconName} from '~/ui/icons/icon-names';
import type {NotificationPriority, NotificationType} from './model/notification';

/** The words around notifications. */
export const NOTIFICATION_COPY = {
  isUnread: 'Unread',
  markAllRead: 'Mark all read',
  allRead: 'You have read everything.',
  remove: (title: string) => `Remove notification: ${title}`,
  empty: 'Nothing new',
  emptyText: 'Once you have ordered, we tell you here when your order is packed, on the way and delivered.',
  orders: 'View your orders',
  shop: 'Shop Now',
  next: 'Choose a notification to mark it as read and open its order.',
  failed: 'Your notifications are unavailable right now.',
  failedText: 'Nothing is lost: they will be here again in a few minutes.',
  retry: 'Try Again',
  loading: 'Loading your notifications...',
  all: 'All notifications',
  changeFailed: 'That could not be saved. Please try again.',
} as const;

/** A word and a picture that says the same. */
interface Sign {
  readonly word: string;
  readonly icon: IconName;
}

/** What a notification is about. */
export const NOTIFICATION_TYPES: Readonly<Record<NotificationType, Sign>> = {
  order_update: {word: 'Order', icon: 'package'},
  security_alert: {word: 'Security', icon: 'shield-check'},
  system_update: {word: 'From the shop', icon: 'store'},
  promotion: {word: 'Offer', icon: 'megaphone'},
};

/** How much it presses. */
export const NOTIFICATION_PRIORITIES: Readonly<Record<NotificationPriority, Sign>> = {
  high: {word: 'High priority', icon: 'flag'},
  medium: {word: 'Medium priority', icon: 'minus'},
  low: {word: 'Low priority', icon: 'chevron-down'},
};
