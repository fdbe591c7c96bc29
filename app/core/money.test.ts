import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatMoney, isReduced, toMinorUnits, toMoney} from './money';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('money', () => {
  it('reads the decimal text of the shop without a rounding error', () => {
    expect(['7.99', '25.0', '0', '87.9', '-3.05', '1.999'].map((amount) => toMinorUnits(usd(amount)))).toEqual([
      799, 2500, 0, 8790, -305, 199,
    ]);
  });

  it('refuses what is not an amount', () => {
    for (const amount of ['', 'NaN', '1e3', '1,5', ' 2']) expect(() => toMinorUnits(usd(amount))).toThrow(RangeError);
  });

  it('comes back the same through minor units', () => {
    fc.assert(
      fc.property(fc.integer({min: -1e9, max: 1e9}), (minor) => {
        expect(toMinorUnits(toMoney(minor, 'USD'))).toBe(minor);
      }),
    );
  });

  it('is shown with two decimals, thousands apart', () => {
    expect(formatMoney(usd('7.9'))).toBe('$7.90');
    expect(formatMoney(usd('1234.5'))).toBe('$1,234.50');
  });

  it('compares amounts as numbers, not as text', () => {
    expect(isReduced(usd('9.0'), usd('10.0'))).toBe(true);
    expect(isReduced(usd('10.0'), usd('10.00'))).toBe(false);
  });
});
