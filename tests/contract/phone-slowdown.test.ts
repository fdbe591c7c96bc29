import {expect, it} from 'vitest';
import {slowdownFor} from '../bench/phone-slowdown';

it.each([
  ['of a line', 1_300, 3],
  ['between two lines', 1_050, 2.5],
  ['like that of Lighthouse’s default', 1_533, 4],
  ['slower than every line', 90, 1],
  ['faster than every line', 2_600, 6],
])('a machine %s is slowed down to a phone', (_speed, benchmarkIndex, slowdown) => {
  expect(slowdownFor(benchmarkIndex)).toBeCloseTo(slowdown, 2);
});
