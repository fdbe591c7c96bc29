import {describe, expect, it} from 'vitest';
import {collectUnreplicated, MAX_PAGES, MAX_ITEMS} from './collect-unreplicated';

const PAGE = 20;

/** The ids of a list, the newest first: `9`, `8`, … */
const ids = (count: number) => Array.from({length: count}, (_, index) => String(count - index));

/** A list of the shop's, and what of it is known here. */
function source(list: readonly string[], known: readonly string[]) {
  const asked: (string | null)[] = [];
  return {
    asked,
    async readPage(after: string | null) {
      asked.push(after);
      const from = after === null ? 0 : list.indexOf(after.slice(1)) + 1;
      const edges = list.slice(from, from + PAGE).map((id) => ({cursor: `c${id}`, node: {id}}));
      return {edges, pageInfo: {hasNextPage: from + PAGE < list.length}};
    },
    findReplicatedIds: async (asked: readonly string[]) => new Set(known.filter((id) => asked.includes(id))),
  };
}

/** Everything that a person sees who goes on to the end. */
async function readThrough(from: ReturnType<typeof source>) {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof collectUnreplicated<{id: string}>>> = await collectUnreplicated(from, next);
    pages.push(page.items.map(({id}) => id));
    next = page.next;
  } while (next !== null);
  return pages;
}

describe('what the shop has and the mirror has not', () => {
  it('is nothing where the mirror has everything', async () => {
    const list = ids(30);
    expect(await collectUnreplicated(source(list, list), null)).toEqual({items: [], next: null});
  });

  it('is nothing for somebody who has bought nothing', async () =>
    expect(await collectUnreplicated(source([], []), null)).toEqual({items: [], next: null}));

  it('is found behind pages of what is known, in the order of the shop', async () => {
    const list = ids(50);
    expect(await readThrough(source(list, list.slice(0, 45)))).toEqual([['5', '4', '3', '2', '1']]);
  });

  it('is found among what is known, wherever it stands', async () => {
    const list = ids(30);
    const known = list.filter((id) => !['30', '17', '2'].includes(id));
    expect(await readThrough(source(list, known))).toEqual([['30', '17', '2']]);
  });

  it.each([0, 1, MAX_ITEMS - 1, MAX_ITEMS, MAX_ITEMS + 1, 3 * MAX_ITEMS])(
    'is shown once each, some at a time: %i',
    async (count) => {
      const pages = await readThrough(source(ids(count), []));
      expect(pages.flat()).toEqual(ids(count));
      expect(Math.max(...pages.map(({length}) => length))).toBeLessThanOrEqual(MAX_ITEMS);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(count / MAX_ITEMS)));
    },
  );

  it('is looked for no further than some pages at once; the rest is a step away', async () => {
    const list = ids(MAX_PAGES * PAGE + 3);
    const from = source(list, list.slice(0, -3));
    expect(await collectUnreplicated(from, null)).toEqual({items: [], next: 'c4'});
    expect(from.asked).toHaveLength(MAX_PAGES);
    expect(await collectUnreplicated(from, 'c4')).toEqual({items: [{id: '3'}, {id: '2'}, {id: '1'}], next: null});
  });

  it('ends where the shop promises more and gives nothing', async () => {
    const empty = {
      readPage: async () => ({edges: [], pageInfo: {hasNextPage: true}}),
      findReplicatedIds: async () => new Set(['']),
    };
    expect(await collectUnreplicated(empty, 'c1')).toEqual({items: [], next: null});
  });
});
