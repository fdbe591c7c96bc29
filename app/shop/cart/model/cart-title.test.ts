import {describe, expect, it} from 'vitest';
import {cartTitle, type Season} from './cart-title';

const HALLOWEEN: Season = {title: 'Your Halloween basket', from: '2025-10-01', until: '2025-10-31'};

describe('cartTitle', () => {
  it.each([
    ['2025-09-30T23:59:59-04:00', 'Your basket'],
    ['2025-10-01T00:00:00-04:00', 'Your Halloween basket'],
    ['2025-10-31T23:59:59-04:00', 'Your Halloween basket'],
    ['2025-11-01T00:00:00-04:00', 'Your basket'],
    ['2026-10-15T12:00:00-04:00', 'Your basket'],
  ])('returns the title at %s on the East Coast: "%s"', (moment, title) => {
    expect(cartTitle(HALLOWEEN, new Date(moment))).toBe(title);
  });

  it('returns the default title without a season', () => {
    expect(cartTitle(null, new Date('2025-10-31T12:00:00Z'))).toBe('Your basket');
  });
});
