import {expect, it} from 'vitest';
import {summarizeRatings} from './summarize-ratings';

it('returns the mean and the shares from five stars to one', () => {
  expect(summarizeRatings([0, 1, 1, 2, 4])).toEqual({
    count: 8,
    average: 4.125,
    shares: [
      {stars: 5, count: 4, percent: 50},
      {stars: 4, count: 2, percent: 25},
      {stars: 3, count: 1, percent: 13},
      {stars: 2, count: 1, percent: 13},
      {stars: 1, count: 0, percent: 0},
    ],
  });
});

it('returns zeros without reviews', () => {
  const {count, average, shares} = summarizeRatings([0, 0, 0, 0, 0]);
  expect([count, average, ...shares.map(({percent}) => percent)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
