/** How a status looks; the word carries the meaning, the colour repeats it. */
export type StatusTone = 'done' | 'active' | 'waiting' | 'stopped' | 'idle' | 'short' | 'planned';

/** A status in words and colour. */
export interface StatusView {
  readonly label: string;
  readonly tone: StatusTone;
}

const ORDER_TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['fulfilled', 'done'],
  ['partially_fulfilled', 'active'],
  ['unfulfilled', 'waiting'],
  ['cancelled', 'stopped'],
]);

const PAYMENT_TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['paid', 'done'],
  ['authorized', 'waiting'],
  ['pending', 'waiting'],
  ['partially_paid', 'waiting'],
  ['voided', 'stopped'],
  ['expired', 'stopped'],
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
const capitalised = (text: string): string => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Words how far an order is.
 * @param status as the shop writes it
 * @param missing what is said of an order that the shop has not yet given a status
 */
export function orderStatus(status: string | null, missing: 'Processing' | 'pending' = 'Processing'): StatusView {
  const known = status?.trim();
  if (!known) return {label: missing, tone: 'idle'};
  return {label: capitalised(words(known)), tone: ORDER_TONES.get(known.toLowerCase()) ?? 'idle'};
}

/**
 * Words how an order's payment stands.
 * @returns null where the shop does not say
 */
export function paymentStatus(status: string | null): StatusView | null {
  const known = status?.trim();
  return known ? {label: capitalised(words(known)), tone: PAYMENT_TONES.get(known.toLowerCase()) ?? 'idle'} : null;
}

/** Words how far one part of an order is, as those who send it say it. */
export const fulfillmentOrderStatus = (status: string): StatusView => ({
  label: words(status).toUpperCase(),
  tone: FULFILLMENT_ORDER_TONES.get(status.trim().toLowerCase()) ?? 'idle',
});
