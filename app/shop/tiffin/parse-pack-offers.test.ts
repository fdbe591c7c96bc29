import {expect, it} from 'vitest';
import {packSavingMinor} from './pack-offers';
import {parsePackOffers} from './parse-pack-offers';

const OFFERS = parsePackOffers('["6: 595", " 3:198 "]');

it('parses offers from the smallest number of packs', () => {
  expect(OFFERS).toEqual([
    {packs: 3, offMinor: 198},
    {packs: 6, offMinor: 595},
  ]);
});

it.each([undefined, '', '3: 198', '["three: 198", "3: -1", "3: 1.98", 3]', '{"3": 198}'])(
  'promises nothing for the setting %o',
  (setting) => expect(parsePackOffers(setting)).toEqual([]),
);

it.each([
  [2, 0],
  [3, 198],
  [5, 198],
  [9, 595],
])('takes for %i packs the best offer that they reach', (packs, saving) => {
  expect(packSavingMinor(OFFERS, packs)).toBe(saving);
});
