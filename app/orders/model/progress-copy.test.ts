import {describe, expect, it} from 'vitest';
import {parcelLabel, unrefundedText, unsettledText} from './progress-copy';

describe('parcelLabel', () => {
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
  ])('for the status %s and the carrier status %s is %s', (status, carrierStatus, label) =>
    expect(parcelLabel(status, carrierStatus)).toBe(label),
  );
});

describe('unrefundedText', () => {
  it.each([
    ['voided', 'You were not charged.'],
    ['PENDING', 'You were not charged.'],
    ['refunded', 'Your payment was refunded.'],
    ['partially_refunded', 'Part of your payment was refunded.'],
  ])('for the payment status %s is: %s', (status, label) => expect(unrefundedText(status)).toBe(label));

  it.each(['paid', null])('does not claim a refund for the payment status %j', (status) =>
    expect(unrefundedText(status)).toContain('No refund has been made yet'),
  );
});

describe('unsettledText', () => {
  it.each([
    ['PENDING', 'We are waiting for your payment.'],
    ['authorized', 'Your payment is approved. We charge it when your dishes leave our kitchen.'],
    ['partially_paid', 'Part of your payment has arrived. We are waiting for the rest.'],
    ['voided', 'Your payment was called off, so you were not charged.'],
    ['expired', 'Your payment ran out of time, so you were not charged.'],
  ])('for the payment status %s is: %s', (status, text) => expect(unsettledText(status)).toBe(text));

  it.each(['paid', 'refunded', 'partially_refunded', 'constructor', null])('says nothing for %j', (status) =>
    expect(unsettledText(status)).toBeNull(),
  );
});
