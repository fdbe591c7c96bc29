import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {readPage} from './read-page.server';

const failing = (error: Error) =>
  vi.fn(async (after: string | null) => {
    if (after !== null) throw error;
    return 'first page';
  });

describe('readPage', () => {
  it('begins where it is told to', async () => {
    expect(await readPage('cursor', async (after) => after)).toEqual({page: 'cursor', after: 'cursor'});
  });

  it('begins anew when the shop refuses the cursor', async () => {
    const read = failing(new UpstreamError('partial', 'shop'));
    expect(await readPage('made-up', read)).toEqual({page: 'first page', after: null});
    expect(read.mock.calls).toEqual([['made-up'], [null]]);
  });

  it('asks no second time while the shop is down', async () => {
    const read = failing(new UpstreamError('timeout', 'shop'));
    await expect(readPage('cursor', read)).rejects.toThrow('timeout');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
