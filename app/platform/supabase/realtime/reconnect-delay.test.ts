import {expect, test} from 'vitest';
import {reconnectDelayMs} from './reconnect-delay';

test('reconnects after 1, 2, 5 and then always 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 400].map((failures) => reconnectDelayMs(failures, 0))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
});

test('adds jitter of up to half the delay', () => {
  expect([0, 0.25, 0.5, 0.999].map((random) => reconnectDelayMs(2, random))).toEqual([5_000, 5_625, 6_250, 7_498]);
});
