import {holdReasonText} from '~/orders/model/hold-reasons';

export const ORDER_TIMELINE_COPY = {
  title: 'What happened when',
  older: 'Older events are not shown.',
  formerStaff: 'Former staff',
} as const;

export const EVENT_SOURCES = ['shop', 'staff', 'customer', 'system'] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];

export const EVENT_SOURCE_TEXTS: Readonly<Record<EventSource, string>> = {
  shop: 'Shop',
  staff: 'Staff',
  customer: 'Customer',
  system: 'System',
};

/** How an operation of staff ended. */
export const OPERATION_OUTCOMES = ['done', 'refused', 'failed', 'checking', 'unknown'] as const;

export const OPERATION_OUTCOME_TEXTS: Readonly<Record<(typeof OPERATION_OUTCOMES)[number], string>> = {
  done: 'done',
  refused: 'not done',
  failed: 'not done',
  checking: 'being checked',
  unknown: 'outcome unknown',
};

/** An item whose quantity changed; 0 stands for an item that the order did not have, or has no more. */
export interface ChangedItem {
  readonly title: string;
  readonly variant: string | null;
  readonly from: number;
  readonly to: number;
}

/** What an event is about, as far as it is known. */
export interface EventFacts {
  /** A formatted amount. */
  readonly amount?: string;
  readonly carrier?: string;
  readonly number?: string;
  /** Shopify's reason of a hold. */
  readonly holdReason?: string;
  /** The topic of a webhook. */
  readonly topic?: string;
  /** The kind of a notification. */
  readonly notification?: string;
  /** The changed items; unknown for changes that were received before they were stored. */
  readonly items?: readonly ChangedItem[];
}

const NOTIFICATIONS: Readonly<Record<string, string>> = {
  'order-placed': 'Customer notified of the order',
  'order-status-changed': 'Customer notified of the new status',
  'order-item-updated': 'Customer notified of changed items',
  'order-event': 'Customer notified of an event',
};

const withDetail = (text: string, detail: string | undefined): string => (detail ? `${text}: ${detail}` : text);

const trackingOf = ({carrier, number}: EventFacts): string | undefined =>
  [carrier, number].filter(Boolean).join(' ') || undefined;

const MAX_ITEMS = 5;

function itemsText(items: readonly ChangedItem[]): string | undefined {
  const texts = items
    .slice(0, MAX_ITEMS)
    .map(({title, variant, from, to}) => `${variant ? `${title} (${variant})` : title} from ${from} to ${to}`);
  const more = items.length - texts.length;
  return [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ') || undefined;
}

const TEXTS: Readonly<Record<string, (facts: EventFacts) => string>> = {
  'items-changed': ({items = []}) => withDetail('Items of the order changed', itemsText(items)),
  'items-refunded': ({items = []}) => withDetail('Items refunded', itemsText(items)),
  'order.note': () => 'Note',
  'order.tag': () => 'Tag added',
  'order.untag': () => 'Tag removed',
  'order.address': () => 'Shipping address corrected',
  'order.cancel': () => 'Cancellation of the order',
  'refund.create': ({amount}) => withDetail('Refund', amount),
  'fulfillment.create': (facts) => withDetail('Parcel', trackingOf(facts)),
  'fulfillment.track': (facts) => withDetail('Tracking information', trackingOf(facts)),
  'fulfillment.cancel': () => 'Cancellation of a fulfillment order',
  'fulfillment.hold': ({holdReason}) => withDetail('Hold', holdReason && holdReasonText(holdReason)),
  'fulfillment.release': () => 'Release of holds',
  'packing.claim': () => 'Packing',
  'packing.take-over': () => 'Packing taken over',
  hidden: () => 'Order removed from the customer’s list',
  linked: () => 'Customer account linked',
  recorded: () => 'Order stored',
  webhook: ({topic}) => withDetail('Change reported by Shopify', topic),
  reconciled: () => 'Order compared with Shopify and brought up to date',
  mailed: () => 'Order confirmation mailed',
  notified: ({notification}) => NOTIFICATIONS[notification ?? ''] ?? 'Customer notified',
};

/** Returns the label of what is not an event of the shop; an unknown operation is shown by its name. */
export const timelineEventText = (kind: string, facts: EventFacts): string => TEXTS[kind]?.(facts) ?? kind;
