import {expect, it, vi} from 'vitest';
import {readAllNodes} from './read-all-nodes';

/** A connection of numbered nodes in pages of 100; the cursor is the number of the last node. */
const pageAfter = (total: number) => async (after: string | null) => {
  const start = Number(after ?? 0);
  const nodes = Array.from({length: Math.min(100, total - start)}, (_, at) => start + at + 1);
  const end = start + nodes.length;
  return {nodes, pageInfo: {hasNextPage: end < total, endCursor: String(end)}};
};
const readOf = async (total: number) => {
  const find = vi.fn(pageAfter(total));
  return {...(await readAllNodes(await pageAfter(total)(null), find)), calls: find.mock.calls.length};
};

it('reads a connection of one page without another query', async () => {
  expect(await readOf(60)).toMatchObject({nodes: {length: 60}, hasMore: false, calls: 0});
});

it('reads every node of further pages, in their order', async () => {
  const {nodes, hasMore} = await readOf(260);
  expect(nodes).toEqual(Array.from({length: 260}, (_, at) => at + 1));
  expect(hasMore).toBe(false);
});

it('says that nodes are left out of a connection that is longer than is ever read', async () => {
  expect(await readOf(501)).toMatchObject({nodes: {length: 500}, hasMore: true, calls: 4});
});
