import {describe, expect, it} from 'vitest';
import {shipBy} from './ship-by';

describe('shipBy', () => {
  it.each([
    ['a Monday', '2026-11-09T15:00:00Z', '2026-11-12'],
    ['a Friday', '2026-11-20T15:00:00Z', '2026-11-24'],
    ['the day before Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-30'],
    ['Sunday night in New York, when it is Monday in UTC', '2026-11-23T04:30:00Z', '2026-11-24'],
  ])('promises two business days for an order placed on %s', (_day, placedAt, day) => {
    expect(shipBy(placedAt)).toBe(day);
  });
});
