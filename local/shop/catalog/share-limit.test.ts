import {expect, it} from 'vitest';
import {shareLimit} from './share-limit';

it.each([
  [[5, 5], 4, [2, 2]],
  [[5, 5], 3, [2, 1]],
  [[1, 5, 0], 4, [1, 3, 0]],
  [[1, 1], 10, [1, 1]],
  [[0, 0], 3, [0, 0]],
  [[], 3, []],
])('lists of %j share %i as %j', (lengths, limit, shares) => {
  expect(shareLimit(lengths, limit)).toEqual(shares);
});
