import {expect, it} from 'vitest';
import {typesetAmounts} from './typeset-amounts';

it.each([
  ['1/2 lb (225 g) paneer', '½ lb (225 g) paneer'],
  ['1 1/2 cups hot water', '1½ cups hot water'],
  ['Cook 8-10 minutes, then 1.5-2 more', 'Cook 8–10 minutes, then 1.5–2 more'],
  ['1/4-1/2 cup', '¼–½ cup'],
])('typesets the amounts of %j', (text, expected) => {
  expect(typesetAmounts(text)).toBe(expected);
});

it.each([
  '4/7 of a cup',
  '11/22',
  '2026-11-29',
  '555-0100',
  '10-8 minutes',
  'PPN-26-20',
  '24/7',
  'a 12-inch pan',
  '1-800-555-0100',
])('leaves %j as it is', (text) => {
  expect(typesetAmounts(text)).toBe(text);
});
