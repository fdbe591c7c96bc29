/** How a status looks; the word carries the meaning, the colour repeats it. */
export type StatusTone = 'done' | 'active' | 'waiting' | 'stopped' | 'idle' | 'short' | 'planned';

/** A status in words and colour. */
export interface StatusView {
  readonly label: string;
  readonly tone: StatusTone;
}

const ORDER_STATUSES: ReadonlyMap<string, StatusView> = new Map([
  ['fulfilled', {label: 'Fulfilled', tone: 'done'}],
  ['partially_fulfilled', {label: 'Partially Fulfilled', tone: 'active'}],
  ['unfulfilled', {label: 'Unfulfilled', tone: 'waiting'}],
  ['cancelled', {label: 'Cancelled', tone: 'stopped'}],
  ['in_progress', {label: 'Being Packed', tone: 'idle'}],
  ['on_hold', {label: 'On Hold', tone: 'idle'}],
  ['scheduled', {label: 'Scheduled', tone: 'idle'}],
]);

const PAYMENT_STATUSES: ReadonlyMap<string, StatusView> = new Map([
  ['paid', {label: 'Paid', tone: 'done'}],
  ['authorized', {label: 'Payment Pending', tone: 'waiting'}],
  ['pending', {label: 'Payment Pending', tone: 'waiting'}],
  ['partially_paid', {label: 'Partly Paid', tone: 'waiting'}],
  ['refunded', {label: 'Refunded', tone: 'idle'}],
  ['partially_refunded', {label: 'Partly Refunded', tone: 'idle'}],
  ['voided', {label: 'Not Charged', tone: 'stopped'}],
  ['expired', {label: 'Not Charged', tone: 'stopped'}],
]);

const FULFILLMENT_ORDER_TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['open', 'active'],
  ['in_progress', 'waiting'],
  ['cancelled', 'stopped'],
  ['closed', 'idle'],
  ['incomplete', 'short'],
  ['scheduled', 'planned'],
]);

const words = (status: string): string => status.trim().toLowerCase().replaceAll('_', ' ');

/**
 * Words how far an order is. A status that only the platform has a word for reads as an order in preparation.
 * @param status as the shop writes it
 * @param missing what is said of an order that the shop has not yet given a status
 */
export function orderStatus(status: string | null, missing: 'Processing' | 'pending' = 'Processing'): StatusView {
  const known = status?.trim().toLowerCase();
  if (!known) return {label: missing, tone: 'idle'};
  return ORDER_STATUSES.get(known) ?? {label: 'Processing', tone: 'idle'};
}

/**
 * Words how an order's payment stands.
 * @returns null where the shop does not say, and for what means nothing to a customer
 */
export const paymentStatus = (status: string | null): StatusView | null =>
  PAYMENT_STATUSES.get(status?.trim().toLowerCase() ?? '') ?? null;

/** Words how far one part of an order is, as those who send it say it. */
export const fulfillmentOrderStatus = (status: string): StatusView => ({
  label: words(status).toUpperCase(),
  tone: FULFILLMENT_ORDER_TONES.get(status.trim().toLowerCase()) ?? 'idle',
});
