import {describe, expect, it} from 'vitest';
import {fulfillmentOrderStatus, orderStatus, paymentStatus} from './order-status';

describe('the status of an order', () => {
  it.each([
    ['fulfilled', 'Fulfilled', 'done'],
    ['partially_fulfilled', 'Partially Fulfilled', 'active'],
    ['PARTIALLY_FULFILLED', 'Partially Fulfilled', 'active'],
    ['unfulfilled', 'Unfulfilled', 'waiting'],
    ['cancelled', 'Canceled', 'stopped'],
    ['on_hold', 'On Hold', 'idle'],
    ['IN_PROGRESS', 'Being Packed', 'idle'],
    ['request_declined', 'Processing', 'idle'],
    ['constructor', 'Processing', 'idle'],
  ])('%s has the label %s and the tone %s', (status, label, tone) =>
    expect(orderStatus(status)).toEqual({label, tone}),
  );

  it.each([null, '', ' '])('is replaced by the fallback of its list if it is missing (%j)', (status) => {
    expect(orderStatus(status)).toEqual({label: 'Processing', tone: 'idle'});
    expect(orderStatus(status, 'pending')).toEqual({label: 'pending', tone: 'idle'});
  });
});

describe('the status of a payment', () => {
  it.each([
    ['PAID', 'Paid', 'done'],
    ['partially_paid', 'Partly Paid', 'waiting'],
    ['partially_refunded', 'Partly Refunded', 'idle'],
    ['voided', 'Not Charged', 'stopped'],
  ])('%s has the label %s and the tone %s', (status, label, tone) =>
    expect(paymentStatus(status)).toEqual({label, tone}),
  );

  it.each([null, '', ' ', 'constructor'])('is null if it is missing or unknown (%j)', (status) =>
    expect(paymentStatus(status)).toBeNull(),
  );
});

describe('the status of a fulfillment order', () => {
  it.each([
    ['open', 'OPEN', 'active'],
    ['IN_PROGRESS', 'IN PROGRESS', 'waiting'],
    ['in_progress', 'IN PROGRESS', 'waiting'],
    ['cancelled', 'CANCELLED', 'stopped'],
    ['closed', 'CLOSED', 'idle'],
    ['incomplete', 'INCOMPLETE', 'short'],
    ['scheduled', 'SCHEDULED', 'planned'],
    ['on_hold', 'ON HOLD', 'idle'],
  ])('%s has the label %s and the tone %s', (status, label, tone) =>
    expect(fulfillmentOrderStatus(status)).toEqual({label, tone}),
  );
});
