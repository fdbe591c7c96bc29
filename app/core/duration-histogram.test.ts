import {describe, expect, it} from 'vitest';
import {createDurations, getQuantileMs, toDurationBucket} from './duration-histogram';

const count = (durationsMs: readonly number[]) => {
  const durations = createDurations();
  for (const ms of durationsMs) durations[toDurationBucket(ms)]! += 1;
  return durations;
};

describe('getQuantileMs', () => {
  it('is unknown without durations', () => {
    expect(getQuantileMs(createDurations(), 0.95)).toBeNull();
  });

  it.each([1, 7, 40, 333, 2_500, 30_000])('is at most 10 %% off for %d ms', (ms) => {
    const found = getQuantileMs(count([ms]), 0.5) ?? 0;
    expect(found / ms).toBeGreaterThan(0.9);
    expect(found / ms).toBeLessThan(1.1);
  });

  it('tells the median from the slow end', () => {
    const durations = count([...Array.from({length: 90}, () => 40), ...Array.from({length: 10}, () => 2_000)]);
    expect([getQuantileMs(durations, 0.5), getQuantileMs(durations, 0.95)]).toEqual([
      expect.closeTo(40, -1),
      expect.closeTo(2_000, -3),
    ]);
  });

  it('counts instant and endless durations at the ends', () => {
    expect([toDurationBucket(0), toDurationBucket(-5), toDurationBucket(1e9)]).toEqual([0, 0, 63]);
  });
});
