import {beforeEach, expect, it} from 'vitest';
import {createContentChanges, type ContentChanges} from './content-changes';

let nowMs: number;
let changes: ContentChanges;
beforeEach(() => {
  nowMs = 1_000_000;
  changes = createContentChanges(() => nowMs);
});

it('keeps everything current without a change', () => {
  expect(changes.isOutdated(0)).toBe(false);
});

it('keeps what is stored until Shopify can be expected to return the new content', () => {
  changes.note();
  nowMs += 4_900;
  expect(changes.isOutdated(1_000_000)).toBe(false);
});

it('makes what was stored before a change outdated within 12.5 seconds, and what is stored after that not', () => {
  changes.note();
  nowMs += 12_500;
  expect([changes.isOutdated(1_000_000), changes.isOutdated(nowMs)]).toEqual([true, false]);
});

it('looks a second time, because Shopify may have returned the old content the first time', () => {
  changes.note();
  nowMs += 7_500;
  const storedAtMs = nowMs;
  expect([changes.isOutdated(1_000_000), changes.isOutdated(storedAtMs)]).toEqual([true, false]);
  nowMs += 5_000;
  expect(changes.isOutdated(storedAtMs)).toBe(true);
});

it('does not postpone a change because others follow', () => {
  for (let second = 0; second < 20; second++) {
    changes.note();
    nowMs += 1_000;
  }
  expect(changes.isOutdated(1_000_000)).toBe(true);
});
