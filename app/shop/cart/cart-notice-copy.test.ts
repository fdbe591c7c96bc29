import {describe, expect, it} from 'vitest';
import {cartNotice} from './cart-notice-copy';
import {statusOfProblems} from './model/cart-problem';

describe('cartNotice for a promo code', () => {
  it.each([
    ['code-not-applicable', 'This promo code is invalid or has expired.'],
    ['code-unverified', 'An error occurred while verifying the promo code.'],
    ['code-failed', 'Error checking promo code'],
  ] as const)('returns a notice for %s: "%s"', (kind, title) => {
    expect(cartNotice({kind})).toEqual({tone: 'error', title});
  });
});

describe('cartNotice for a stock shortage', () => {
  it('names the product if it is known', () => {
    expect(cartNotice({kind: 'sold-out', title: 'Palak Paneer'}).title).toBe('Palak Paneer just sold out');
    expect(cartNotice({kind: 'sold-out', title: null}).title).toBe('That just sold out');
    expect(cartNotice({kind: 'low-stock', title: 'Palak Paneer', quantity: 3}).body).toContain('3 of Palak Paneer');
  });
});

describe('statusOfProblems', () => {
  it('returns the highest status of the problems', () => {
    expect(statusOfProblems([])).toBe(200);
    expect(statusOfProblems([{kind: 'cart-recreated'}])).toBe(200);
    expect(statusOfProblems([{kind: 'cart-recreated'}, {kind: 'sold-out', title: null}])).toBe(409);
    expect(statusOfProblems([{kind: 'invalid-quantity'}])).toBe(400);
    expect(statusOfProblems([{kind: 'code-not-applicable'}, {kind: 'unreachable'}])).toBe(502);
  });
});
