import {beforeEach, expect, it, vi} from 'vitest';
import {createContentWatch, type ContentWatch} from './content-watch.server';

let nowMs: number;
let watch: ContentWatch;
let content: object | Error;
const note = vi.fn();

beforeEach(() => {
  nowMs = 0;
  note.mockClear();
  watch = createContentWatch({note}, () => nowMs);
  content = {products: 'one'};
});

const query = async () => {
  if (content instanceof Error) throw content;
  return content;
};
const look = () => watch.look({query: query});

it('is due every 30 seconds while requests arrive', () => {
  const due: number[] = [];
  for (; nowMs <= 100_000; nowMs += 1_000) if (watch.isDue()) due.push(nowMs);
  expect(due).toEqual([30_000, 60_000, 90_000]);
});

it('notes a change once', async () => {
  await look();
  note.mockClear();
  await look();
  expect(note).not.toHaveBeenCalled();
  content = {products: 'two'};
  await look();
  await look();
  expect(note).toHaveBeenCalledOnce();
});

it('notes a change when it first looks, because pages of other isolates may be older', async () => {
  await look();
  expect(note).toHaveBeenCalledOnce();
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
