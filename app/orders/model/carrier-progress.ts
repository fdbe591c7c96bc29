import type {EventRow, ShipmentRow} from './order-row';

/** What carriers report on the way of a parcel, in their order; the database ranks them alike (`private.carrier_rank`). */
const CARRIER_EVENTS = [
  'in_transit',
  'delayed',
  'out_for_delivery',
  'attempted_delivery',
  'not_delivered',
  'delivered',
] as const;

type CarrierEvent = (typeof CARRIER_EVENTS)[number];

/** Statuses that stand for an event of another name. */
const SAME_AS: Readonly<Record<string, CarrierEvent>> = {carrier_picked_up: 'in_transit', failure: 'not_delivered'};

const RANKS: ReadonlyMap<string, number> = new Map(CARRIER_EVENTS.map((kind, rank) => [kind, rank]));

/** The latest report of a carrier, and when it was; `at` is null if only the status is known. */
interface CarrierReport {
  readonly kind: CarrierEvent;
  readonly at: string | null;
}

/**
 * Returns the latest report about a parcel; null before the first one. Events take precedence over the status of the
 * parcel, because the database drops events that a carrier reports after the delivery.
 */
export function latestReport(
  {id, shipment_status}: Pick<ShipmentRow, 'id' | 'shipment_status'>,
  events: readonly EventRow[],
): CarrierReport | null {
  const reports = events
    .filter(({subject, kind}) => subject === id && RANKS.has(kind))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || rankOf(one.kind) - rankOf(other.kind));
  const latest = reports.at(-1);
  if (latest) return {kind: latest.kind as CarrierEvent, at: latest.at};
  const status = shipment_status?.toLowerCase() ?? '';
  const kind = SAME_AS[status] ?? CARRIER_EVENTS.find((each) => each === status);
  return kind ? {kind, at: null} : null;
}

const rankOf = (kind: string): number => RANKS.get(kind) ?? 0;
