import {describe, expect, it} from 'vitest';
import {createPageMemory, type PageMemory} from './page-memory';

const page = (bytes: number) => ({bytes: new Uint8Array(bytes), nonceOffsets: [0], storedAtMs: 0});

/** Requests a page, which is then rendered and offered if it is not stored. @returns whether it is stored */
const request = (memory: PageMemory, key: string, bytes = 100): boolean =>
  memory.get(key) !== undefined || memory.offer(key, page(bytes));

const requestAll = (memory: PageMemory, keys: readonly string[]) => keys.map((key) => request(memory, key));

it('stores pages while there is room', () => {
  const memory = createPageMemory(250);
  expect(requestAll(memory, ['/a', '/b', '/c'])).toEqual([true, true, false]);
});

it('evicts the least recently used of the pages that were requested less often', () => {
  const memory = createPageMemory(350);
  requestAll(memory, ['/popular', '/popular', '/popular', '/a', '/b']);
  expect(requestAll(memory, ['/new', '/new'])).toEqual([false, true]);
  expect(requestAll(memory, ['/popular', '/b', '/new'])).toEqual([true, true, true]);
});

it('evicts several pages for a larger one, and none if they are not enough', () => {
  const memory = createPageMemory(250);
  requestAll(memory, ['/a', '/b']);
  expect([request(memory, '/large', 200), request(memory, '/large', 200)]).toEqual([false, true]);
  expect(requestAll(memory, ['/popular', '/popular', '/popular'])).toEqual([false, false, true]);
  expect(request(memory, '/huge', 251) || request(memory, '/huge', 251)).toBe(false);
  expect(request(memory, '/popular')).toBe(true);
});

it('counts a replaced page once', () => {
  const memory = createPageMemory(250);
  memory.offer('/a', page(100));
  for (let turn = 0; turn < 10; turn++) memory.offer('/b', page(100));
  expect(memory.get('/a')).toBeDefined();
});

describe('guessed addresses that are requested twice', () => {
  it('evict no page that was requested three times, however many they are', () => {
    const memory = createPageMemory(250);
    for (let turn = 0; turn < 3; turn++) requestAll(memory, ['/a', '/b']);
    for (let guess = 0; guess < 400; guess++)
      expect(requestAll(memory, [`/?guess=${guess}`, `/?guess=${guess}`])).toEqual([false, false]);
    expect(requestAll(memory, ['/a', '/b'])).toEqual([true, true]);
  });
});

it('gives the place of a page that was popular to one that is', () => {
  const memory = createPageMemory(150);
  for (let turn = 0; turn < 900; turn++) request(memory, '/was');
  for (let turn = 0; turn < 900; turn++) request(memory, '/is');
  expect([request(memory, '/is'), memory.get('/was')]).toEqual([true, undefined]);
});

it('forgets addresses that were requested once', () => {
  const memory = createPageMemory(150);
  request(memory, '/once');
  expect(memory.requestsOf('/once')).toBe(1);
  for (let other = 0; other < 4_000; other++) memory.get(`/${other}`);
  expect(memory.requestsOf('/once')).toBe(0);
});
