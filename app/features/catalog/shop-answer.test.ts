import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {answerOrNull, bestEffort} from './shop-answer.server';

const outage = new UpstreamError('timeout', 'shop.example');
const bug = new TypeError('not a function');

describe('answerOrNull', () => {
  it('passes an answer on', async () => {
    await expect(answerOrNull(Promise.resolve(7), vi.fn())).resolves.toBe(7);
  });

  it('is null, and logged, when the shop gives no answer', async () => {
    const report = vi.fn();
    await expect(answerOrNull(Promise.reject(outage), report)).resolves.toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(outage);
  });

  it('never hides a fault of our own', async () => {
    await expect(answerOrNull(Promise.reject(bug), vi.fn())).rejects.toBe(bug);
  });
});

describe('bestEffort', () => {
  it.each([outage, bug])('is null, and logged, whatever went wrong', async (error) => {
    const report = vi.fn();
    await expect(bestEffort(Promise.reject(error), report)).resolves.toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});
