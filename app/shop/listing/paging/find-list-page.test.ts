import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {PageCursor} from './page-cursor';
import {findListPage, type PageInfo, type PageSlice} from './find-list-page.server';

const FIRST: PageInfo = {hasPreviousPage: false, hasNextPage: true, startCursor: 'a', endCursor: 'l'};
const MIDDLE: PageInfo = {hasPreviousPage: true, hasNextPage: true, startCursor: 'm', endCursor: 'x'};
const EMPTY: PageInfo = {hasPreviousPage: true, hasNextPage: false, startCursor: null, endCursor: null};

/** A list with this first page; `further` returns the others. */
function readPage(requested: PageCursor, further: () => PageInfo) {
  const read = vi.fn(async (slice: PageSlice) => ('after' in slice || 'before' in slice ? further() : FIRST));
  return {read, result: findListPage(requested, read, (page) => page)};
}

describe('findListPage', () => {
  it('returns no previous page on the first page', async () => {
    const {result, read} = readPage(null, () => MIDDLE);
    expect(await result).toEqual({page: FIRST, cursor: null, previous: null, next: {after: 'l'}});
    expect(read.mock.calls).toEqual([[{first: 12}]]);
  });

  it.each<[PageCursor, PageSlice]>([
    [{after: 'l'}, {first: 12, after: 'l'}],
    [{before: 'y'}, {last: 12, before: 'y'}],
  ])('returns the next and the previous page of %j', async (cursor, slice) => {
    const {result, read} = readPage(cursor, () => MIDDLE);
    expect(await result).toEqual({page: MIDDLE, cursor, previous: {before: 'm'}, next: {after: 'x'}});
    expect(read.mock.calls).toEqual([[slice]]);
  });

  it('returns no next page if Shopify reports the end of the list', async () => {
    const {result} = readPage({after: 'l'}, () => ({...MIDDLE, hasNextPage: false}));
    expect(await result).toMatchObject({previous: {before: 'm'}, next: null});
  });

  it.each<[string, PageCursor, () => PageInfo]>([
    ['back to the beginning', {before: 'm'}, () => FIRST],
    ['beyond the last product', {after: 'z'}, () => EMPTY],
    ['nowhere, and Shopify rejects it', {after: 'made-up'}, failing(new UpstreamError('partial', 'shop'))],
    [
      'nowhere, and a named failure',
      {after: 'made-up'},
      failing(new Error('', {cause: new UpstreamError('partial', 'shop')})),
    ],
  ])('returns the complete first page if the cursor leads %s', async (_where, cursor, further) => {
    const {result} = readPage(cursor, further);
    expect(await result).toMatchObject({page: FIRST, cursor: null, previous: null});
  });

  it('does not retry while Shopify is down', async () => {
    const {result, read} = readPage({after: 'l'}, failing(new UpstreamError('timeout', 'shop')));
    await expect(result).rejects.toThrow('timeout');
    expect(read).toHaveBeenCalledTimes(1);
  });
});

function failing(error: Error): () => never {
  return () => {
    throw error;
  };
}
