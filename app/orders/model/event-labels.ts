/** In the natural order of the events. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['placed', 'Order placed'],
  ['paid', 'Payment received'],
  ['partially_fulfilled', 'A part is packed'],
  ['fulfilled', 'Everything is packed'],
  ['shipped', 'A parcel is packed'],
  ['edited', 'Order changed'],
  ['in_transit', 'On the way'],
  ['delayed', 'The carrier reported a delay'],
  ['out_for_delivery', 'Out for delivery'],
  ['attempted_delivery', 'The carrier tried to deliver it'],
  ['not_delivered', 'Could not be delivered'],
  ['delivered', 'Delivered'],
  ['shipment_failed', 'A parcel could not be sent'],
  ['shipment_cancelled', 'Parcel called back'],
  ['cancelled', 'Order canceled'],
  ['refunded', 'Refund issued'],
  ['closed', 'Order completed'],
]);

const PARCEL_EVENTS: ReadonlySet<string> = new Set([
  'partially_fulfilled',
  'fulfilled',
  'shipped',
  'in_transit',
  'delayed',
  'out_for_delivery',
  'attempted_delivery',
  'not_delivered',
  'delivered',
  'shipment_failed',
  'shipment_cancelled',
]);

/** Returns whether an event is about a parcel, which does not exist if nothing is sent. */
export const isParcelEvent = (kind: string): boolean => PARCEL_EVENTS.has(kind);

const ORDER = [...LABELS.keys()];

/** Compares two events by time, and events of the same time by their natural order. */
export const byTime = (one: TimedEvent, other: TimedEvent): number =>
  Date.parse(one.at) - Date.parse(other.at) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

interface TimedEvent {
  readonly kind: string;
  readonly at: string;
}

/** Returns the label of an event; null for a kind that is not shown to customers. */
export const eventLabel = (kind: string): string | null => LABELS.get(kind) ?? null;
