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

/** Creates a renderer that returns one kilobyte per picture and records its calls. */
function createRecorder() {
  const rendered: string[] = [];
  const render = (name: string) => () => {
    rendered.push(name);
    return Promise.resolve(Buffer.alloc(1024, name));
  };
  return {rendered, render};
}

describe('the picture cache', () => {
  it('renders a picture once for concurrent calls', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 1_000_000});
    const {rendered, render} = createRecorder();
    const pictures = await Promise.all([
      cache.get('a', render('a')),
      cache.get('a', render('a')),
      cache.get('b', render('b')),
    ]);
    await cache.get('a', render('a'));
    // The order in which two concurrent pictures are rendered depends on the disk.
    expect(rendered.sort()).toEqual(['a', 'b']);
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('reads from disk what an earlier run has rendered, and leaves no temporary file', async () => {
    const {rendered, render} = createRecorder();
    await createPictureCache({folder, memoryLimitBytes: 1_000_000}).get('a', render('a'));
    const again = await createPictureCache({folder, memoryLimitBytes: 1_000_000}).get('a', render('a'));
    expect(rendered).toEqual(['a']);
    expect(again).toEqual(Buffer.alloc(1024, 'a'));
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('evicts the least recently used picture when memory is full', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 2048});
    const {rendered, render} = createRecorder();
    await cache.get('a', render('a'));
    await cache.get('b', render('b'));
    await cache.get('a', render('a'));
    await cache.get('c', render('c'));
    await rm(folder, {recursive: true});
    await cache.get('a', render('a'));
    expect(rendered).toEqual(['a', 'b', 'c']);
    await cache.get('b', render('b'));
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
  });

  it('renders again after a failure', async () => {
    const cache = createPictureCache({folder, memoryLimitBytes: 2048});
    const {render} = createRecorder();
    await expect(cache.get('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    await expect(cache.get('a', render('a'))).resolves.toHaveLength(1024);
  });
});
