import {expect, it} from 'vitest';
import {formatWeight, parseWeight} from './weight';

it.each([
  ['74 g', {value: 74, unit: 'GRAMS'}],
  ['2.6oz', {value: 2.6, unit: 'OUNCES'}],
  [' 1 KG ', {value: 1, unit: 'KILOGRAMS'}],
  ['0.25 lb', {value: 0.25, unit: 'POUNDS'}],
] as const)('reads %s as a weight, and writes it in one way', (text, weight) => {
  expect(parseWeight(text)).toEqual(weight);
  expect(parseWeight(formatWeight(weight))).toEqual(weight);
});

it.each(['', '74', 'g', '-1 g', '1,5 oz', '2 stone', '1234567 g'])('reads %j as none', (text) => {
  expect(parseWeight(text)).toBeNull();
});
