import type {StepKind} from './order-progress';

/** The names of the steps. */
export const STEP_COPY: Readonly<Record<StepKind, string>> = {
  placed: 'Placed',
  packed: 'Packed',
  'on-the-way': 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** What is said about how far an order is. */
export const PROGRESS_COPY = {
  label: 'How far your order is',
  partly: 'Part of your order',
  toCome: 'Still to come',
  refunded: (amount: string) => `${amount} was refunded on`,
} as const;

const PARCEL_WORDS: ReadonlyMap<string, string> = new Map([
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

const UNSENT_WORDS: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'Called back'],
  ['failure', 'Could not be sent'],
  ['error', 'Could not be sent'],
]);

/**
 * Says how far a parcel is.
 * @param status what the shop says of it
 * @param carrierStatus what its carrier says of it, once it was sent
 */
export function parcelLabel(status: string | null, carrierStatus: string | null): string {
  const said = status?.toLowerCase() ?? 'success';
  if (said !== 'success') return UNSENT_WORDS.get(said) ?? 'Being packed';
  return PARCEL_WORDS.get(carrierStatus?.toLowerCase() ?? '') ?? 'Packed';
}

const UNPAID: ReadonlySet<string> = new Set(['voided', 'authorized', 'pending', 'expired']);

/**
 * Says what became of the payment of a canceled order for which no refund is known.
 * @param status the payment's
 */
export function unrefundedText(status: string | null): string {
  const said = status?.toLowerCase() ?? '';
  if (said === 'refunded') return 'Your payment was refunded.';
  if (said === 'partially_refunded') return 'Part of your payment was refunded.';
  if (UNPAID.has(said)) return 'You were not charged.';
  return 'No refund has been made yet. Please write to us if you have a question about it.';
}
