import {expect, it} from 'vitest';
import {money} from './money';

it.each([
  [2500, '25.0'],
  [799, '7.99'],
  [2190, '21.9'],
  [0, '0.0'],
  [5, '0.05'],
  [100_000_001, '1000000.01'],
])('formats %i cents as %s', (minor, amount) => {
  expect(money(minor)).toEqual({amount, currencyCode: 'USD'});
});
