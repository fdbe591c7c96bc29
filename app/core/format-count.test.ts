import {expect, it} from 'vitest';
import {formatCount} from './format-count';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('writes %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
