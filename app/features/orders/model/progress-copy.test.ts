import {describe, expect, it} from 'vitest';
import {parcelLabel, unrefundedText} from './progress-copy';

describe('how far a parcel is', () => {
  it.each([
    ['success', null, 'Packed'],
    ['success', 'label_printed', 'Packed'],
    [null, null, 'Packed'],
    ['success', 'IN_TRANSIT', 'On the way'],
    ['success', 'out_for_delivery', 'Out for delivery'],
    ['success', 'delivered', 'Delivered'],
    ['success', 'failure', 'Could not be delivered'],
    ['pending', null, 'Being packed'],
    ['cancelled', 'in_transit', 'Called back'],
    ['error', null, 'Could not be sent'],
    ['success', 'constructor', 'Packed'],
  ])('is said in a customer’s words: %s, %s reads %s', (status, carrierStatus, words) =>
    expect(parcelLabel(status, carrierStatus)).toBe(words),
  );
});

describe('the payment of a canceled order without a known refund', () => {
  it.each([
    ['voided', 'You were not charged.'],
    ['PENDING', 'You were not charged.'],
    ['refunded', 'Your payment was refunded.'],
    ['partially_refunded', 'Part of your payment was refunded.'],
  ])('that is %s reads: %s', (status, words) => expect(unrefundedText(status)).toBe(words));

  it.each(['paid', null])('is never called refunded without knowing (%j)', (status) =>
    expect(unrefundedText(status)).toContain('No refund has been made yet'),
  );
});
