import {describe, expect, it} from 'vitest';
import {createPageMemory} from './page-memory';

const page = (bytes: number) => ({bytes: new Uint8Array(bytes), nonceOffsets: [0], storedAtMs: 0});

it('evicts the pages that were not requested for longest', () => {
  const memory = createPageMemory(250);
  for (const key of ['/a', '/b']) memory.set(key, page(100));
  memory.get('/a');
  memory.set('/c', page(100));
  expect(['/a', '/b', '/c'].filter((key) => memory.get(key))).toEqual(['/a', '/c']);
});

it('counts a replaced page once', () => {
  const memory = createPageMemory(250);
  memory.set('/a', page(100));
  for (let turn = 0; turn < 10; turn++) memory.set('/b', page(100));
  expect(memory.get('/a')).toBeDefined();
});

it('keeps no page that is larger than the memory', () => {
  const memory = createPageMemory(250);
  memory.set('/huge', page(251));
  memory.set('/a', page(100));
  expect([memory.get('/huge'), memory.get('/a')?.bytes.length]).toEqual([undefined, 100]);
});

describe('a page that is offered', () => {
  it('is stored while there is room', () => {
    const memory = createPageMemory(250);
    expect([memory.offer('/a', page(100)), memory.offer('/b', page(100))]).toEqual([true, true]);
    expect(memory.get('/a')).toBeDefined();
  });

  it('evicts others on its second offer only', () => {
    const memory = createPageMemory(250);
    for (const key of ['/a', '/b']) memory.set(key, page(100));
    expect(memory.offer('/c', page(100))).toBe(false);
    expect(['/a', '/b', '/c'].filter((key) => memory.get(key))).toEqual(['/a', '/b']);
    expect(memory.offer('/c', page(100))).toBe(true);
    expect(['/a', '/b', '/c'].filter((key) => memory.get(key))).toEqual(['/b', '/c']);
  });

  it('evicts nothing if many other pages were offered in between', () => {
    const memory = createPageMemory(250);
    for (const key of ['/a', '/b']) memory.set(key, page(100));
    for (let turn = 0; turn < 3; turn++) {
      for (let number = 0; number < 150; number++) expect(memory.offer(`/${number}`, page(100))).toBe(false);
    }
    expect(['/a', '/b'].filter((key) => memory.get(key))).toEqual(['/a', '/b']);
  });
});
