import {expect, it, vi} from 'vitest';
import {sendTrackingRows, toRowOutcome} from './send-tracking-rows.server';

it('records the outcome of the rows that it took, even if the request is canceled', async () => {
  const row = {line: 3, shopify_order_id: null};
  const call = vi.fn(async (name: string) => (name === 'take_tracking_rows' ? [row] : null));
  const waitUntil = vi.fn<(promise: Promise<unknown>) => void>();
  void sendTrackingRows({backend: {call}, waitUntil} as never, 'gita', 'import');
  await waitUntil.mock.calls[0]?.[0];
  expect(call).toHaveBeenLastCalledWith('end_tracking_row', expect.objectContaining({p_line: 3, p_state: 'not-done'}));
});

it('keeps an outage from the request that waits for nothing any more', async () => {
  const waitUntil = vi.fn<(promise: Promise<unknown>) => void>();
  const call = () => Promise.reject(new Error('down'));
  await expect(sendTrackingRows({backend: {call}, waitUntil} as never, 'gita', 'import')).rejects.toThrow('down');
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined();
});

it('ends a row that was sent, and one that cannot be sent', () => {
  expect(toRowOutcome(null)).toEqual({state: 'done'});
  expect(toRowOutcome({kind: 'refused'})).toEqual({state: 'not-done'});
});

it('tries a row again as a new attempt only if nothing was changed', () => {
  expect(toRowOutcome({kind: 'shop-down'})).toMatchObject({state: 'approved', isNewAttempt: true});
  expect(toRowOutcome({kind: 'unclear'})).toEqual({state: 'checking', retrySeconds: 65});
  expect(toRowOutcome({kind: 'busy'})).toEqual({state: 'checking', retrySeconds: 65});
});
