import type {Notification} from '~/features/notifications/model/notification';
import type {NotificationList} from '~/features/notifications/model/notification-list';
import {LONG_NAME} from '../long-name';

const NOW = new Date('2026-05-20T14:30:00Z');
const HOUR_MS = 3_600_000;

/** The time at which the samples are shown. */
export const NOW_MS = NOW.getTime();

const hoursAgo = (hours: number): string => new Date(NOW_MS - hours * HOUR_MS).toISOString();

const SHIPPED: Notification = {
  id: 'shipped',
  type: 'order_update',
  title: 'Your order has shipped',
  message: 'Order #1001 is on its way to you.',
  priority: 'high',
  isRead: false,
  createdAt: hoursAgo(0),
  orderId: '1001',
};

/** One notification of each type and priority, read and unread. */
export const NOTIFICATIONS: NotificationList = [
  SHIPPED,
  {
    ...SHIPPED,
    id: 'security',
    type: 'security_alert',
    title: 'New sign-in',
    message: 'Somebody signed in to your account from a new device.',
    priority: 'medium',
    createdAt: hoursAgo(5),
  },
  {...SHIPPED, id: 'long', type: 'promotion', title: LONG_NAME, message: LONG_NAME, priority: 'low', isRead: true},
  {
    ...SHIPPED,
    id: 'system',
    type: 'system_update',
    title: 'New recipes',
    message: 'Three new recipes are on the blog.',
    priority: 'low',
    isRead: true,
    createdAt: hoursAgo(24 * 30),
  },
];
