import {expect, it} from 'vitest';
import {createRequestTimings} from './request-timings.server';

const sum = (counts: readonly number[] = []) => counts.reduce((total, count) => total + count, 0);

it('returns the requests once, a minute after the first of them', () => {
  let nowMs = 1_000_000;
  const timings = createRequestTimings(() => nowMs);
  expect(timings.take(0)).toBeNull();
  timings.add(20, false);
  nowMs += 59_999;
  timings.add(900, true);
  expect(timings.take(60_000)).toBeNull();
  nowMs += 1;
  const sample = timings.take(60_000);
  expect({errors: sample?.errors, requests: sum(sample?.durations)}).toEqual({errors: 1, requests: 2});
  expect(timings.take(0)).toBeNull();
});
