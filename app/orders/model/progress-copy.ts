import type {StepKind} from './order-progress';

export const STEP_COPY: Readonly<Record<StepKind, string>> = {
  placed: 'Placed',
  packed: 'Packed',
  'on-the-way': 'On the way',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Canceled',
};

export const PROGRESS_COPY = {
  label: 'How far your order is',
  partly: 'Part of your order',
  toCome: 'Still to come',
  refunded: (amount: string) => `${amount} was refunded on`,
} as const;

/**
 * Returns how many items are no longer in an order. Shopify removes a refunded item from the quantity of its line, as an
 * edit does, so they are told apart by whether anything was refunded.
 */
export const removedText = (removed: number, isRefunded: boolean): string =>
  `${removed} ${isRefunded ? 'refunded' : 'removed'}`;

const CARRIER_LABELS: ReadonlyMap<string, string> = new Map([
  ['carrier_picked_up', 'On the way'],
  ['in_transit', 'On the way'],
  ['delayed', 'On the way, later than planned'],
  ['out_for_delivery', 'Out for delivery'],
  ['attempted_delivery', 'The carrier tried to deliver it'],
  ['ready_for_pickup', 'Ready for pickup'],
  ['picked_up', 'Picked up'],
  ['delivered', 'Delivered'],
  ['not_delivered', 'Could not be delivered'],
  ['failure', 'Could not be delivered'],
]);

const UNSENT_LABELS: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'Called back'],
  ['failure', 'Could not be sent'],
  ['error', 'Could not be sent'],
]);

/**
 * Returns the label of a parcel's status.
 * @param status Shopify's fulfillment status
 * @param carrierStatus the carrier's status, once it was sent
 */
export function parcelLabel(status: string | null, carrierStatus: string | null): string {
  const fulfillmentStatus = status?.toLowerCase() ?? 'success';
  if (fulfillmentStatus !== 'success') return UNSENT_LABELS.get(fulfillmentStatus) ?? 'Being packed';
  return CARRIER_LABELS.get(carrierStatus?.toLowerCase() ?? '') ?? 'Packed';
}

const UNSETTLED: ReadonlyMap<string, string> = new Map([
  ['pending', 'We are waiting for your payment.'],
  ['authorized', 'Your payment is approved. We charge it when your dishes leave our kitchen.'],
  ['partially_paid', 'Part of your payment has arrived. We are waiting for the rest.'],
  ['voided', 'Your payment was called off, so you were not charged.'],
  ['expired', 'Your payment ran out of time, so you were not charged.'],
]);

/**
 * Returns the message about the payment of an order that is not settled; null for a paid or refunded one.
 * @param status the payment status
 */
export const unsettledText = (status: string | null): string | null =>
  UNSETTLED.get(status?.trim().toLowerCase() ?? '') ?? null;

const UNPAID: ReadonlySet<string> = new Set(['voided', 'authorized', 'pending', 'expired']);

/**
 * Returns the message about the payment of a canceled order without a known refund.
 * @param status the payment status
 */
export function unrefundedText(status: string | null): string {
  const paymentStatus = status?.toLowerCase() ?? '';
  if (paymentStatus === 'refunded') return 'Your payment was refunded.';
  if (paymentStatus === 'partially_refunded') return 'Part of your payment was refunded.';
  if (UNPAID.has(paymentStatus)) return 'You were not charged.';
  return 'No refund has been made yet. Please write to us if you have a question about it.';
}
