import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatMoney, formatUnitPrice, isReduced, toMinorUnits, toRoundedMinorUnits} from './money';
import {toMoney} from './to-money';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('money', () => {
  it('converts Shopify’s decimal text without a rounding error', () => {
    expect(['7.99', '25.0', '0', '87.9', '-3.05', '1.999'].map((amount) => toMinorUnits(usd(amount)))).toEqual([
      799, 2500, 0, 8790, -305, 199,
    ]);
  });

  it('rejects text that is not an amount', () => {
    for (const amount of ['', 'NaN', '1e3', '1,5', ' 2']) expect(() => toMinorUnits(usd(amount))).toThrow(RangeError);
  });

  it.each(['USD', 'HKD', 'VND', 'KWD'])('converts minor units of %s to an amount and back without loss', (currency) => {
    fc.assert(
      fc.property(fc.integer({min: -1e9, max: 1e9}), (minor) => {
        expect(toMinorUnits(toMoney(minor, currency))).toBe(minor);
      }),
    );
  });

  it.each([
    ['USD', '7.9', 790, '$7.90'],
    ['HKD', '1234.5', 123_450, 'HK$1,234.50'],
    ['VND', '150000.0', 150_000, '₫150,000'],
    ['JPY', '1980', 1980, '¥1,980'],
    ['KWD', '12.345', 12_345, 'KWD\u00a012.345'],
    ['KWD', '12.3', 12_300, 'KWD\u00a012.300'],
  ])('uses the decimals of the currency for %s %s', (currencyCode, amount, minor, shown) => {
    expect(toMinorUnits({amount, currencyCode})).toBe(minor);
    expect(formatMoney({amount, currencyCode})).toBe(shown);
    expect(formatMoney(toMoney(minor, currencyCode))).toBe(shown);
  });

  it('rounds a unit price after multiplying and shows up to four decimals', () => {
    expect(toRoundedMinorUnits(usd('0.0125'), 1000)).toBe(1250);
    expect(toRoundedMinorUnits(usd('0.0125'))).toBe(1);
    expect(toRoundedMinorUnits({amount: '1000.5', currencyCode: 'JPY'}, 3)).toBe(3002);
    expect(formatUnitPrice(1250, 1000, 'USD')).toBe('$0.0125');
    expect(formatUnitPrice(1598, 2, 'USD')).toBe('$7.99');
  });

  it('formats dollars with two decimals and thousands separators', () => {
    expect(formatMoney(usd('7.9'))).toBe('$7.90');
    expect(formatMoney(usd('1234.5'))).toBe('$1,234.50');
  });

  it('compares amounts as numbers, not as text', () => {
    expect(isReduced(usd('9.0'), usd('10.0'))).toBe(true);
    expect(isReduced(usd('10.0'), usd('10.00'))).toBe(false);
  });
});
