import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '../shopify/upstream-problem';
import {withAdminRateLimit} from './admin-rate-limit';

const withPoints = (currentlyAvailable: number) => ({budget: () => ({currentlyAvailable, restoreRate: 100})});
const sleeper = () => vi.fn<(ms: number) => Promise<void>>(async () => undefined);

describe('withAdminRateLimit', () => {
  it('does not wait while enough points are available', async () => {
    const sleep = sleeper();
    expect(await withAdminRateLimit(withPoints(2000), async () => 'value', sleep)).toBe('value');
    expect(await withAdminRateLimit({budget: () => null}, async () => 'value', sleep)).toBe('value');
    expect(sleep).not.toHaveBeenCalled();
  });

  it('waits until the reserved points are restored', async () => {
    const sleep = sleeper();
    await withAdminRateLimit(withPoints(300), async () => 'value', sleep);
    expect(sleep.mock.calls).toEqual([[2000]]);
  });

  it('retries a throttled call after a pause', async () => {
    const sleep = sleeper();
    const call = vi.fn().mockRejectedValueOnce(new UpstreamError('throttled', 'admin')).mockResolvedValue('value');
    expect(await withAdminRateLimit(withPoints(2000), call, sleep)).toBe('value');
    expect(sleep.mock.calls).toEqual([[2000]]);
  });

  it('gives up after four throttled attempts, and at once on any other failure', async () => {
    const throttled = vi.fn().mockRejectedValue(new UpstreamError('throttled', 'admin'));
    await expect(withAdminRateLimit(withPoints(2000), throttled, sleeper())).rejects.toThrow('throttled');
    expect(throttled).toHaveBeenCalledTimes(4);
    const down = vi.fn().mockRejectedValue(new UpstreamError('timeout', 'admin'));
    await expect(withAdminRateLimit(withPoints(2000), down, sleeper())).rejects.toThrow('timeout');
    expect(down).toHaveBeenCalledTimes(1);
  });
});
