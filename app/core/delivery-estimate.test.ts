import {describe, expect, it} from 'vitest';
import {deliveryEstimate} from './delivery-estimate';

describe('deliveryEstimate', () => {
  it.each([
    ['a Monday', '2026-11-09T15:00:00Z', 'Nov 17 – Nov 19'],
    ['the Monday before Thanksgiving', '2026-11-23T15:00:00Z', 'Dec 1 – Dec 3'],
    ['a Friday', '2026-11-20T15:00:00Z', 'Nov 30 – Dec 2'],
    ['a weekend, counted from Monday', '2026-11-21T15:00:00Z', 'Nov 30 – Dec 2'],
    ['Sunday night in New York, when it is Monday in UTC', '2026-11-23T04:30:00Z', 'Nov 30 – Dec 2'],
    ['the end of the year', '2026-12-28T15:00:00Z', 'Jan 5 – Jan 7'],
  ])('estimates the delivery of an order placed on %s', (_day, now, estimate) => {
    expect(deliveryEstimate(new Date(now))).toBe(estimate);
  });
});
