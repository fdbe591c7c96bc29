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
const check = () => watch.checkForChanges({storefront: {query}, cache, host: 'shop.example'});

it('is due every 30 seconds while requests arrive', () => {
  const due: number[] = [];
  for (; nowMs <= 1_100_000; nowMs += 1_000) if (watch.isDue()) due.push(nowMs);
  expect(due).toEqual([1_030_000, 1_060_000, 1_090_000]);
});

it('notes a change once, and takes what it sees first for unchanged', async () => {
  await check();
  await check();
  expect(note).not.toHaveBeenCalled();
  content = {products: 'two'};
  nowMs += 30_000;
  await check();
  await check();
  expect(note.mock.calls).toEqual([[1_030_000]]);
});

it('tells a new isolate when content changed last, so that it keeps the pages that others stored after that', async () => {
  await check();
  content = {products: 'two'};
  await check();
  nowMs += 3_600_000;
  watch = newWatch();
  note.mockClear();
  await check();
  expect(note.mock.calls).toEqual([[1_000_000]]);
});

it('notices a change after the cache has forgotten what was seen', async () => {
  await check();
  stored = undefined;
  content = {products: 'two'};
  await check();
  expect(note.mock.calls).toEqual([[1_000_000]]);
});

it('notes no change while Shopify is down', async () => {
  await check();
  note.mockClear();
  content = new Error('down');
  await check();
  content = {products: 'one'};
  await check();
  expect(note).not.toHaveBeenCalled();
});
