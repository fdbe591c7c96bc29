import {expect, it} from 'vitest';
import {readServings, servingChoices} from './serving-choices';

it('offers whole packs', () => {
  expect(servingChoices(2)).toEqual([2, 4, 6, 8]);
});

it.each([
  ['', 2],
  ['?servings=4', 4],
  ['?servings=3', 2],
  ['?servings=4.0', 2],
  ['?servings=-2', 2],
  ['?servings=1e9', 2],
  ['?servings=8&servings=4', 8],
])('reads %s as %s servings', (search, servings) => {
  expect(readServings(search, 2)).toBe(servings);
});
