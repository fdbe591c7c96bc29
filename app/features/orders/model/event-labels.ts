/** In the order in which things happen. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['placed', 'Order placed'],
  ['paid', 'Payment received'],
  ['partially_fulfilled', 'A part is packed'],
  ['fulfilled', 'Everything is packed'],
  ['shipped', 'A parcel is packed'],
  ['in_transit', 'On the way'],
  ['out_for_delivery', 'Out for delivery'],
  ['delivered', 'Delivered'],
  ['shipment_failed', 'A parcel could not be sent'],
  ['shipment_cancelled', 'Parcel called back'],
  ['cancelled', 'Order cancelled'],
  ['refunded', 'Refund issued'],
  ['closed', 'Order completed'],
]);

const ORDER = [...WORDS.keys()];

/** Compares two steps of an order's way: of what is said to have happened in one moment, what comes first. */
export const byTime = (one: Step, other: Step): number =>
  Date.parse(one.at) - Date.parse(other.at) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

interface Step {
  readonly kind: string;
  readonly at: string;
}

/** @returns what happened to an order, in words; null for a kind of event that means nothing to a customer */
export const eventLabel = (kind: string): string | null => WORDS.get(kind) ?? null;
