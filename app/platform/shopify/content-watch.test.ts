import {beforeEach, expect, it, vi} from 'vitest';
import {createContentWatch, type ContentWatch, type ContentWatchTools} from './content-watch.server';

let nowMs: number;
let watch: ContentWatch;
let content: object | Error;
let stored: Response | undefined;
const note = vi.fn();
const newWatch = () => createContentWatch({note}, () => nowMs);

beforeEach(() => {
  nowMs = 1_000_000;
  note.mockClear();
  watch = newWatch();
  content = {products: 'one'};
  stored = undefined;
});

const query: ContentWatchTools['storefront']['query'] = async () => {
  if (content instanceof Error) throw content;
  return content;
};
const cache: ContentWatchTools['cache'] = {
  match: async () => stored?.clone(),
  put: async (_address, response) => void (stored = response),
};
const look = () => watch.look({storefront: {query}, cache, host: 'shop.example'});

it('is due every 30 seconds while requests arrive', () => {
  const due: number[] = [];
  for (; nowMs <= 1_100_000; nowMs += 1_000) if (watch.isDue()) due.push(nowMs);
  expect(due).toEqual([1_030_000, 1_060_000, 1_090_000]);
});

it('notes a change once, and takes what it sees first for unchanged', async () => {
  await look();
  await look();
  expect(note).not.toHaveBeenCalled();
  content = {products: 'two'};
  nowMs += 30_000;
  await look();
  await look();
  expect(note.mock.calls).toEqual([[1_030_000]]);
});

it('tells a new isolate when content changed last, so that it keeps the pages that others stored after that', async () => {
  await look();
  content = {products: 'two'};
  await look();
  nowMs += 3_600_000;
  watch = newWatch();
  note.mockClear();
  await look();
  expect(note.mock.calls).toEqual([[1_000_000]]);
});

it('notices a change after the cache has forgotten what was seen', async () => {
  await look();
  stored = undefined;
  content = {products: 'two'};
  await look();
  expect(note.mock.calls).toEqual([[1_000_000]]);
});

it('notes no change while Shopify is down', async () => {
  await look();
  note.mockClear();
  content = new Error('down');
  await look();
  content = {products: 'one'};
  await look();
  expect(note).not.toHaveBeenCalled();
});
