import {expect, it} from 'vitest';
import {formatPercent} from './format-percent';

it.each([
  [0, '0%'],
  [0.126, '13%'],
  [12, '1,200%'],
])('formats %d as %s', (fraction, text) => {
  expect(formatPercent(fraction)).toBe(text);
});
