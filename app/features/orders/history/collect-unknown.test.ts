import {describe, expect, it} from 'vitest';
import {collectUnknown, MOST_PAGES, SHOWN} from './collect-unknown';

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
    findKnown: async (asked: readonly string[]) => new Set(known.filter((id) => asked.includes(id))),
  };
}

/** Everything that a person sees who goes on to the end. */
async function readThrough(from: ReturnType<typeof source>) {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof collectUnknown<{id: string}>>> = await collectUnknown(from, next);
    pages.push(page.items.map(({id}) => id));
    next = page.next;
  } while (next !== null);
  return pages;
}

describe('what the shop has and the mirror has not', () => {
  it('is nothing where the mirror has everything', async () => {
    const list = ids(30);
    expect(await collectUnknown(source(list, list), null)).toEqual({items: [], next: null});
  });

  it('is nothing for somebody who has bought nothing', async () =>
    expect(await collectUnknown(source([], []), null)).toEqual({items: [], next: null}));

  it('is found behind pages of what is known, in the order of the shop', async () => {
    const list = ids(50);
    expect(await readThrough(source(list, list.slice(0, 45)))).toEqual([['5', '4', '3', '2', '1']]);
  });

  it('is found among what is known, wherever it stands', async () => {
    const list = ids(30);
    const known = list.filter((id) => !['30', '17', '2'].includes(id));
    expect(await readThrough(source(list, known))).toEqual([['30', '17', '2']]);
  });

  it.each([0, 1, SHOWN - 1, SHOWN, SHOWN + 1, 3 * SHOWN])('is shown once each, some at a time: %i', async (count) => {
    const pages = await readThrough(source(ids(count), []));
    expect(pages.flat()).toEqual(ids(count));
    expect(Math.max(...pages.map(({length}) => length))).toBeLessThanOrEqual(SHOWN);
    expect(pages).toHaveLength(Math.max(1, Math.ceil(count / SHOWN)));
  });

  it('is looked for no further than some pages at once; the rest is a step away', async () => {
    const list = ids(MOST_PAGES * PAGE + 3);
    const from = source(list, list.slice(0, -3));
    expect(await collectUnknown(from, null)).toEqual({items: [], next: 'c4'});
    expect(from.asked).toHaveLength(MOST_PAGES);
    expect(await collectUnknown(from, 'c4')).toEqual({items: [{id: '3'}, {id: '2'}, {id: '1'}], next: null});
  });

  it('ends where the shop promises more and gives nothing', async () => {
    const empty = {
      readPage: async () => ({edges: [], pageInfo: {hasNextPage: true}}),
      findKnown: async () => new Set(['']),
    };
    expect(await collectUnknown(empty, 'c1')).toEqual({items: [], next: null});
  });
});
