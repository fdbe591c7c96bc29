import {expect, it} from 'vitest';
import {filledTiers} from './filled-tiers';

it.each([
  [0, 0],
  [0.33, 0],
  [1 / 3, 1],
  [0.99, 2],
  [1, 3],
])('fills for the share %f %i tiers from the bottom', (share, full) => {
  const tiers = filledTiers(share);
  expect(tiers.filter((tier) => tier !== null)).toHaveLength(full);
  expect(tiers.slice(tiers.length - full).every((tier) => tier !== null)).toBe(true);
});
