import type {IconName} from '~/ui/icons/icon-names';
import type {NotificationPriority, NotificationType} from './model/notification';

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

interface LabelWithIcon {
  readonly label: string;
  readonly icon: IconName;
}

export const NOTIFICATION_TYPES: Readonly<Record<NotificationType, LabelWithIcon>> = {
  order_update: {label: 'Order', icon: 'package'},
  security_alert: {label: 'Security', icon: 'shield-check'},
  system_update: {label: 'From the shop', icon: 'store'},
  promotion: {label: 'Offer', icon: 'megaphone'},
};

export const NOTIFICATION_PRIORITIES: Readonly<Record<NotificationPriority, LabelWithIcon>> = {
  high: {label: 'High priority', icon: 'flag'},
  medium: {label: 'Medium priority', icon: 'minus'},
  low: {label: 'Low priority', icon: 'chevron-down'},
};
