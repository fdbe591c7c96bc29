import {LONG_NAME} from '~/workbench/long-name';
import type {NotificationList} from './model/notification-list';

const NOW = new Date('2026-05-20T14:30:00Z');
const HOUR_MS = 3_600_000;

/** The time at which the samples are shown. */
export const NOW_MS = NOW.getTime();

const hoursAgo = (hours: number): string => new Date(NOW_MS - hours * HOUR_MS).toISOString();

const FIELDS = {type: 'order_update', priority: 'high', isRead: false, createdAt: hoursAgo(0)} as const;
const ORDER = {orderId: '1001', orderNumber: '#1001'} as const;
const OFFER = {
  ...FIELDS,
  kind: 'announcement',
  type: 'promotion',
  priority: 'low',
  orderId: null,
  isRead: true,
} as const;

/** One notification of each kind, type and priority, read and unread. */
export const NOTIFICATIONS: NotificationList = [
  {
    ...FIELDS,
    ...ORDER,
    id: 'packed',
    kind: 'order-status-changed',
    oldStatus: 'open',
    newStatus: 'open',
    oldFulfillmentStatus: null,
    fulfillmentStatus: 'fulfilled',
    needsParcel: true,
  },
  {...FIELDS, ...ORDER, id: 'placed', kind: 'order-placed', priority: 'medium', createdAt: hoursAgo(2)},
  {...FIELDS, ...ORDER, id: 'delayed', kind: 'order-event', event: 'delayed', refund: null},
  {
    ...FIELDS,
    ...ORDER,
    id: 'refunded',
    kind: 'order-event',
    priority: 'medium',
    event: 'refunded',
    refund: {amountMinor: 500, currency: 'USD'},
  },
  {...FIELDS, ...ORDER, id: 'item', kind: 'order-item-updated', priority: 'low', isRead: true, itemTitle: LONG_NAME},
  {
    ...FIELDS,
    id: 'security',
    kind: 'announcement',
    type: 'security_alert',
    title: 'New sign-in',
    message: 'Somebody signed in to your account from a new device.',
    priority: 'medium',
    createdAt: hoursAgo(5),
    orderId: null,
  },
  {...OFFER, id: 'long', title: LONG_NAME, message: LONG_NAME},
  {
    ...OFFER,
    id: 'system',
    type: 'system_update',
    title: 'New recipes',
    message: 'Three new recipes are on the blog.',
    createdAt: hoursAgo(24 * 30),
  },
  {...FIELDS, id: 'unknown', kind: 'unknown', type: 'system_update', priority: 'low', orderId: null},
];
