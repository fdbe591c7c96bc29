/** The color of a status, which only repeats the meaning of its label. */
export type StatusTone = 'done' | 'active' | 'waiting' | 'stopped' | 'idle' | 'short' | 'planned';

export interface StatusView {
  readonly label: string;
  readonly tone: StatusTone;
}

const ORDER_STATUSES: ReadonlyMap<string, StatusView> = new Map([
  ['fulfilled', {label: 'Fulfilled', tone: 'done'}],
  ['partially_fulfilled', {label: 'Partially Fulfilled', tone: 'active'}],
  ['unfulfilled', {label: 'Unfulfilled', tone: 'waiting'}],
  ['cancelled', {label: 'Canceled', tone: 'stopped'}],
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

const toWords = (status: string): string => status.trim().toLowerCase().replaceAll('_', ' ');

/**
 * Returns the fulfillment status of an order for customers. Unknown statuses are shown as an order in preparation.
 * @param status Shopify's fulfillment status
 * @param missing the label of an order without a status
 */
export function orderStatus(status: string | null, missing: 'Processing' | 'pending' = 'Processing'): StatusView {
  const known = status?.trim().toLowerCase();
  if (!known) return {label: missing, tone: 'idle'};
  return ORDER_STATUSES.get(known) ?? {label: 'Processing', tone: 'idle'};
}

/**
 * Returns the payment status of an order for customers.
 * @returns null for missing and unknown statuses
 */
export const paymentStatus = (status: string | null): StatusView | null =>
  PAYMENT_STATUSES.get(status?.trim().toLowerCase() ?? '') ?? null;

/** Returns the status of a fulfillment order for staff. */
export const fulfillmentOrderStatus = (status: string): StatusView => ({
  label: toWords(status).toUpperCase(),
  tone: FULFILLMENT_ORDER_TONES.get(status.trim().toLowerCase()) ?? 'idle',
});
