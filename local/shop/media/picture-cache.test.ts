import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createPictureCache} from './picture-cache';

let folder = '';

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'not-yet-there');
});
afterEach(() => rm(join(folder, '..'), {recursive: true}));

/** Makes pictures of a kilobyte, and counts how often. */
function maker() {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return Promise.resolve(Buffer.alloc(1024, name));
  };
  return {made, make};
}

describe('the cache of pictures', () => {
  it('makes a picture once, however many ask for it at the same time', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 1_000_000});
    const {made, make} = maker();
    const answers = await Promise.all([
      cache.get('a', make('a')),
      cache.get('a', make('a')),
      cache.get('b', make('b')),
    ]);
    await cache.get('a', make('a'));
    // Two pictures at once are made in the order in which the disk has said that it lacks them.
    expect(made.sort()).toEqual(['a', 'b']);
    expect(answers[0]?.equals(answers[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('finds on disk what an earlier run has made, and leaves nothing unfinished there', async () => {
    const {made, make} = maker();
    await createPictureCache({folder, memoryLimitBytes: 1_000_000}).get('a', make('a'));
    const again = await createPictureCache({folder, memoryLimitBytes: 1_000_000}).get('a', make('a'));
    expect(made).toEqual(['a']);
    expect(again).toEqual(Buffer.alloc(1024, 'a'));
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('forgets what was longest unused when memory is full', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 2048});
    const {made, make} = maker();
    await cache.get('a', make('a'));
    await cache.get('b', make('b'));
    await cache.get('a', make('a'));
    await cache.get('c', make('c'));
    await rm(folder, {recursive: true});
    await cache.get('a', make('a'));
    expect(made).toEqual(['a', 'b', 'c']);
    await cache.get('b', make('b'));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('tries again after a picture could not be made', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 2048});
    const {make} = maker();
    await expect(cache.get('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    await expect(cache.get('a', make('a'))).resolves.toHaveLength(1024);
  });
});
