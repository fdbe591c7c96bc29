import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {ownVariantTitle} from '~/core/variant-name';
import {byTime, eventLabel} from '~/orders/model/event-labels';
import type {EventView} from '~/orders/model/order-view';
import {formatMinorUnits} from '~/orders/model/to-view-parts.server';
import type {DeskReader} from '../find-desk-orders.server';
import {
  EVENT_SOURCE_TEXTS,
  EVENT_SOURCES,
  OPERATION_OUTCOME_TEXTS,
  OPERATION_OUTCOMES,
  ORDER_TIMELINE_COPY,
  timelineEventText,
  type EventFacts,
} from './order-timeline-copy';

const MAX_EVENTS = 100;

const RowSchema = z.object({
  source: z.enum(EVENT_SOURCES),
  kind: z.string(),
  at: z.string(),
  staff_name: z.string().nullable(),
  outcome: z.enum(OPERATION_OUTCOMES).nullable(),
  detail: z.object({
    amount_minor: z.int().optional(),
    carrier: z.string().optional(),
    number: z.string().optional(),
    hold_reason: z.string().optional(),
    topic: z.string().optional(),
    notification: z.string().optional(),
    items: z
      .array(z.object({title: z.string(), variant: z.string().optional(), from: z.int(), to: z.int()}))
      .optional(),
  }),
});

/** An event of an order: of the shop, staff, the customer or the storefront. */
export type TimelineRow = z.infer<typeof RowSchema>;

/** What happened to an order, the latest first. */
export interface OrderTimeline {
  readonly events: readonly EventView[];
  readonly hasOlder: boolean;
}

/** Finds the latest events of an order and one more, if there are more than are shown. @throws BackendUnavailable */
export async function findTimelineRows(
  {backend, userId}: DeskReader,
  orderId: string,
): Promise<readonly TimelineRow[]> {
  const rows = await backend.call('find_order_timeline', {
    p_actor_id: userId,
    p_order_id: orderId,
    p_limit: MAX_EVENTS + 1,
  });
  return z.array(RowSchema).parse(rows);
}

/** Converts the events of an order, the latest first; events of the shop without a label are left out. */
export function toOrderTimeline(rows: readonly TimelineRow[], currency: string): OrderTimeline {
  const refunds = rows.filter(isRefund);
  const shown = rows
    .slice(0, MAX_EVENTS)
    .map((row) => toRefundedItems(row, refunds))
    .toSorted((one, other) => byTime(other, one));
  return {events: shown.flatMap((row) => toEvent(row, currency)), hasOlder: rows.length > MAX_EVENTS};
}

/** A refund, or the moment when Shopify reported it. */
const isRefund = ({source, kind, detail}: TimelineRow): boolean =>
  source === 'shop' ? kind === 'refunded' : kind === 'webhook' && detail.topic === 'refunds/create';

const REFUND_DELAY_MS = 15 * 60_000;

/** Shopify takes refunded items out of the order and reports them as changed; they may have been sent long before. */
function toRefundedItems(row: TimelineRow, refunds: readonly TimelineRow[]): TimelineRow {
  const {items} = row.detail;
  const isReduced = row.kind === 'items-changed' && items !== undefined && items.every(({from, to}) => to < from);
  const isRefunded = refunds.some(({at}) => Math.abs(Date.parse(row.at) - Date.parse(at)) < REFUND_DELAY_MS);
  return isReduced && isRefunded ? {...row, kind: 'items-refunded'} : row;
}

function toEvent(row: TimelineRow, currency: string): readonly EventView[] {
  const {source, kind, at, detail} = row;
  const facts: EventFacts = {
    ...(detail.amount_minor !== undefined && {amount: formatMinorUnits(detail.amount_minor, currency)}),
    ...(detail.carrier && {carrier: detail.carrier}),
    ...(detail.number && {number: detail.number}),
    ...(detail.hold_reason && {holdReason: detail.hold_reason}),
    ...(detail.topic && {topic: detail.topic}),
    ...(detail.notification && {notification: detail.notification}),
    ...(detail.items && {
      items: detail.items.map(({variant, ...item}) => ({...item, variant: ownVariantTitle(variant ?? '')})),
    }),
  };
  const known = kind.startsWith('items-') || source !== 'shop' ? timelineEventText(kind, facts) : eventLabel(kind);
  if (known === null) return [];
  const label = source === 'shop' && facts.amount ? `${known}: ${facts.amount}` : known;
  const author = toAuthor(row);
  return [{label, at: toMomentView(at, 'short'), source: EVENT_SOURCE_TEXTS[source], ...(author && {detail: author})}];
}

/** Returns who did it and how it ended: `Gita · done`; null for what no member of staff did. */
const toAuthor = ({staff_name: name, outcome}: TimelineRow): string | null =>
  outcome && `${name ?? ORDER_TIMELINE_COPY.formerStaff} · ${OPERATION_OUTCOME_TEXTS[outcome]}`;
