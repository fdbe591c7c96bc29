import type {Database} from '~/platform/supabase/database.types';

type Enums = Database['public']['Enums'];

/** The topic of a notification. */
export type NotificationType = Enums['notification_type'];

export type NotificationPriority = Enums['notification_priority'];

type NotificationKind = Enums['notification_kind'];

/** The order that a notification is about. */
interface OrderFacts {
  readonly orderId: string;
  readonly orderNumber: string | null;
}

/** The facts of a changed order or fulfillment status. */
export interface OrderStatusFacts extends OrderFacts {
  readonly oldStatus: string;
  readonly newStatus: string;
  readonly oldFulfillmentStatus: string | null;
  readonly fulfillmentStatus: string | null;
  /** Whether anything of the order is sent, as far as was known then. */
  readonly needsParcel: boolean;
}

interface NotificationFacts extends Record<NotificationKind, {readonly orderId: string | null}> {
  readonly 'order-placed': OrderFacts;
  readonly 'order-status-changed': OrderStatusFacts;
  readonly 'order-item-updated': OrderFacts & {readonly itemTitle: string};
  readonly 'order-event': OrderFacts & {
    readonly event: string;
    /** Of a refund. */
    readonly refund: {readonly amountMinor: number; readonly currency: string} | null;
  };
  /** Written by staff. */
  readonly announcement: {readonly orderId: string | null; readonly title: string; readonly message: string};
}

/** What happened. The kind is unknown if the database is newer than this code. */
export type NotificationEvent =
  | {readonly [Kind in NotificationKind]: {readonly kind: Kind} & NotificationFacts[Kind]}[NotificationKind]
  | {readonly kind: 'unknown'; readonly orderId: string | null};

/** A notification; stored until it is removed or fifty newer ones exist. */
export type Notification = NotificationEvent & {
  readonly id: string;
  readonly type: NotificationType;
  readonly priority: NotificationPriority;
  readonly isRead: boolean;
  /** ISO 8601 with microseconds. */
  readonly createdAt: string;
};

const TYPES: readonly string[] = ['order_update', 'security_alert', 'system_update', 'promotion'];
const PRIORITIES: readonly string[] = ['high', 'medium', 'low'];

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Parses a database row or Realtime payload; returns null if it is invalid. */
export function toNotification(row: Fields): Notification | null {
  const {id, type, priority, read, created_at: createdAt} = row;
  const event = toEvent(row);
  if (!event || !isText(id) || !isText(createdAt)) return null;
  if (!TYPES.includes(type as string) || !PRIORITIES.includes(priority as string)) return null;
  return {
    ...event,
    id,
    type: type as NotificationType,
    priority: priority as NotificationPriority,
    isRead: read === true,
    createdAt,
  };
}

function toEvent({kind, title, message, data}: Fields): NotificationEvent | null {
  const facts: Fields = typeof data === 'object' && data !== null ? (data as Fields) : {};
  const [orderId, orderNumber] = [textOrNull(facts.order_id), textOrNull(facts.order_number)];
  if (!isText(kind)) return null;
  switch (kind as NotificationKind) {
    case 'order-placed':
      return orderId === null ? null : {kind: 'order-placed', orderId, orderNumber};
    case 'order-status-changed': {
      const {old_status: oldStatus, new_status: newStatus} = facts;
      if (orderId === null || !isText(oldStatus) || !isText(newStatus)) return null;
      const oldFulfillmentStatus = textOrNull(facts.old_fulfillment_status);
      const fulfillmentStatus = textOrNull(facts.fulfillment_status);
      const needsParcel = facts.needs_parcel !== false;
      const statuses = {oldStatus, newStatus, oldFulfillmentStatus, fulfillmentStatus, needsParcel};
      return {kind: 'order-status-changed', orderId, orderNumber, ...statuses};
    }
    case 'order-item-updated': {
      const {item_title: itemTitle} = facts;
      return orderId === null || !isText(itemTitle)
        ? null
        : {kind: 'order-item-updated', orderId, orderNumber, itemTitle};
    }
    case 'order-event': {
      const {event, amount_minor: amountMinor, currency} = facts;
      if (orderId === null || !isText(event)) return null;
      const refund = typeof amountMinor === 'number' && isText(currency) ? {amountMinor, currency} : null;
      return {kind: 'order-event', orderId, orderNumber, event, refund};
    }
    case 'announcement':
      return isText(title) && isText(message) ? {kind: 'announcement', orderId, title, message} : null;
  }
  return {kind: 'unknown', orderId};
}

export const notificationOrderPath = (orderId: string): string => `/order/${encodeURIComponent(orderId)}`;
