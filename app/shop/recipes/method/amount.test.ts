import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatAmount, formatMeasure, readAmount, toMeasure} from './amount';

it.each([
  ['1', 1],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¾', 2.75],
  ['0.5', 0.5],
  ['1/0', null],
  ['0', null],
])('reads %s as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  [0.125, '⅛'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [0.66, '⅔'],
  [0.75, '¾'],
  [0.99, '1'],
  [1.5, '1½'],
  [2.25, '2¼'],
  [3, '3'],
  [0.43, '0.43'],
])('formats %s as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

it('reads every fraction that it formats as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({min: 0, max: 20}), fc.constantFrom(1, 2, 3, 4, 8), fc.nat(7), (whole, divisor, part) => {
      const amount = whole + (part % divisor) / divisor;
      fc.pre(amount > 0);
      expect(readAmount(formatAmount(amount))).toBeCloseTo(amount, 5);
    }),
  );
});

it('writes units in the plural above one, and weights in whole grams', () => {
  expect(formatMeasure({least: 0.5, most: 0.5, unit: 'cup'})).toBe('½ cup');
  expect(formatMeasure({least: 0.5, most: 0.5, unit: 'cup'}, 2)).toBe('1 cup');
  expect(formatMeasure({least: 0.5, most: 0.5, unit: 'cup'}, 3)).toBe('1½ cups');
  expect(formatMeasure({least: 2, most: 3, unit: 'tablespoon'}, 2)).toBe('4–6 tablespoons');
  expect(formatMeasure({least: 112.5, most: 112.5, unit: 'g'}, 3)).toBe('338 g');
});

it('rejects amounts of zero and ranges that go down', () => {
  expect(toMeasure('0', undefined, 'cup')).toBeNull();
  expect(toMeasure('3', '2', 'cups')).toBeNull();
  expect(toMeasure('2', '3', 'Cups')).toEqual({least: 2, most: 3, unit: 'cup'});
});
