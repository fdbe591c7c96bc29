import {describe, expect, it} from 'vitest';
import {collectUnreplicated, MAX_PAGES, MAX_ITEMS} from './collect-unreplicated';

const PAGE = 20;

/** Returns the ids of a list, newest first: `9`, `8`, … */
const ids = (count: number) => Array.from({length: count}, (_, index) => String(count - index));

/** Creates a list of orders, of which some are in the replica. */
function source(list: readonly string[], replicated: readonly string[]) {
  const requestedCursors: (string | null)[] = [];
  return {
    requestedCursors,
    async readPage(after: string | null) {
      requestedCursors.push(after);
      const from = after === null ? 0 : list.indexOf(after.slice(1)) + 1;
      const edges = list.slice(from, from + PAGE).map((id) => ({cursor: `c${id}`, node: {id}}));
      return {edges, pageInfo: {hasNextPage: from + PAGE < list.length}};
    },
    findReplicatedIds: async (requestedIds: readonly string[]) =>
      new Set(replicated.filter((id) => requestedIds.includes(id))),
  };
}

async function readAllPages(from: ReturnType<typeof source>) {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof collectUnreplicated<{id: string}>>> = await collectUnreplicated(from, next);
    pages.push(page.items.map(({id}) => id));
    next = page.next;
  } while (next !== null);
  return pages;
}

describe('collectUnreplicated', () => {
  it('returns no items if the replica has all of them', async () => {
    const list = ids(30);
    expect(await collectUnreplicated(source(list, list), null)).toEqual({items: [], next: null});
  });

  it('returns no items for an empty list', async () =>
    expect(await collectUnreplicated(source([], []), null)).toEqual({items: [], next: null}));

  it('finds items behind pages of replicated ones, in the order of the list', async () => {
    const list = ids(50);
    expect(await readAllPages(source(list, list.slice(0, 45)))).toEqual([['5', '4', '3', '2', '1']]);
  });

  it('finds items between replicated ones', async () => {
    const list = ids(30);
    const replicated = list.filter((id) => !['30', '17', '2'].includes(id));
    expect(await readAllPages(source(list, replicated))).toEqual([['30', '17', '2']]);
  });

  it.each([0, 1, MAX_ITEMS - 1, MAX_ITEMS, MAX_ITEMS + 1, 3 * MAX_ITEMS])(
    'returns every item once, page by page: %i',
    async (count) => {
      const pages = await readAllPages(source(ids(count), []));
      expect(pages.flat()).toEqual(ids(count));
      expect(Math.max(...pages.map(({length}) => length))).toBeLessThanOrEqual(MAX_ITEMS);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(count / MAX_ITEMS)));
    },
  );

  it('searches a limited number of pages at once and continues from the cursor', async () => {
    const list = ids(MAX_PAGES * PAGE + 3);
    const from = source(list, list.slice(0, -3));
    expect(await collectUnreplicated(from, null)).toEqual({items: [], next: 'c4'});
    expect(from.requestedCursors).toHaveLength(MAX_PAGES);
    expect(await collectUnreplicated(from, 'c4')).toEqual({items: [{id: '3'}, {id: '2'}, {id: '1'}], next: null});
  });

  it('ends if the list announces another page but returns an empty one', async () => {
    const empty = {
      readPage: async () => ({edges: [], pageInfo: {hasNextPage: true}}),
      findReplicatedIds: async () => new Set(['']),
    };
    expect(await collectUnreplicated(empty, 'c1')).toEqual({items: [], next: null});
  });
});
