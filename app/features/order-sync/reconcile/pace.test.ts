import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {paced} from './pace';

const withPoints = (currentlyAvailable: number) => ({budget: () => ({currentlyAvailable, restoreRate: 100})});
const sleeper = () => vi.fn<(ms: number) => Promise<void>>(async () => undefined);

describe('asking the shop at length', () => {
  it('does not wait while there is plenty', async () => {
    const sleep = sleeper();
    expect(await paced(withPoints(2000), async () => 'answer', sleep)).toBe('answer');
    expect(await paced({budget: () => null}, async () => 'answer', sleep)).toBe('answer');
    expect(sleep).not.toHaveBeenCalled();
  });

  it('waits for what is missing to come back, and leaves some to others', async () => {
    const sleep = sleeper();
    await paced(withPoints(300), async () => 'answer', sleep);
    expect(sleep.mock.calls).toEqual([[2000]]);
  });

  it('asks again, later and later, when the shop says that it is too much', async () => {
    const sleep = sleeper();
    const ask = vi.fn().mockRejectedValueOnce(new UpstreamError('throttled', 'admin')).mockResolvedValue('answer');
    expect(await paced(withPoints(2000), ask, sleep)).toBe('answer');
    expect(sleep.mock.calls).toEqual([[2000]]);
  });

  it('gives up in the end, and at once on any other failure', async () => {
    const throttled = vi.fn().mockRejectedValue(new UpstreamError('throttled', 'admin'));
    await expect(paced(withPoints(2000), throttled, sleeper())).rejects.toThrow('throttled');
    expect(throttled).toHaveBeenCalledTimes(4);
    const down = vi.fn().mockRejectedValue(new UpstreamError('timeout', 'admin'));
    await expect(paced(withPoints(2000), down, sleeper())).rejects.toThrow('timeout');
    expect(down).toHaveBeenCalledTimes(1);
  });
});
