import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {waitUntil} from './wait-until';

const LIMITS = {periodMs: 500, timeoutMs: 10_000};

describe('waitUntil', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('looks every period until the condition is true', async () => {
    const isTrue = vi.fn(() => isTrue.mock.calls.length === 4);
    const found = waitUntil(isTrue, {...LIMITS, signal: new AbortController().signal});
    await vi.advanceTimersByTimeAsync(1_499);
    expect(isTrue).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up at the time limit', async () => {
    const found = waitUntil(() => false, {...LIMITS, signal: new AbortController().signal});
    const settled = vi.fn();
    void found.then(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when it is aborted, and does not begin after an abort', async () => {
    const control = new AbortController();
    const found = waitUntil(() => false, {...LIMITS, signal: control.signal});
    control.abort();
    expect(await found).toBe(false);
    expect(await waitUntil(() => true, {...LIMITS, signal: control.signal})).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
