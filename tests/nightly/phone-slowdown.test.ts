import {expect, it} from 'vitest';
import {slowdownFor} from '../bench/phone-slowdown';

it.each([
  ['with a speed that the calculator names', 1_300, 3],
  ['between two of its speeds', 1_050, 2.5],
  ['for which Lighthouse’s default is meant', 1_533, 4],
  ['slower than all of its speeds', 90, 1],
  ['faster than all of its speeds', 2_600, 6],
])('a machine %s is slowed down to a phone', (_machine, benchmarkIndex, slowdown) => {
  expect(slowdownFor(benchmarkIndex)).toBeCloseTo(slowdown, 2);
});
