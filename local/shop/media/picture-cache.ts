import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface PictureCacheOptions {
  /** Folder on disk, created on the first write. */
  readonly folder: string;
  /** Maximum number of bytes that are also cached in memory. */
  readonly memoryLimitBytes: number;
}

/** Caches rendered pictures in memory and on disk. */
export interface PictureCache {
  /** Returns the cached picture, or renders it. Concurrent calls share one render. */
  get(name: string, render: () => Promise<Buffer>): Promise<Buffer>;
}

async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file atomically, because other processes may read the folder. */
async function writeAtomically(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, {recursive: true});
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(folder, name));
}

/** Creates a cache over a folder that other processes may use too. */
export function createPictureCache({folder, memoryLimitBytes}: PictureCacheOptions): PictureCache {
  // In order of use, the least recently used first.
  const memory = new Map<string, Buffer>();
  const inFlight = new Map<string, Promise<Buffer>>();
  let memoryBytes = 0;

  const store = (name: string, bytes: Buffer): void => {
    memory.set(name, bytes);
    memoryBytes += bytes.length;
    for (const [oldest, {length}] of memory) {
      if (memoryBytes <= memoryLimitBytes) break;
      memory.delete(oldest);
      memoryBytes -= length;
    }
  };
  const readFromMemory = (name: string): Buffer | undefined => {
    const bytes = memory.get(name);
    if (bytes) {
      memory.delete(name);
      memory.set(name, bytes);
    }
    return bytes;
  };
  const loadOrRender = async (name: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const onDisk = await readIfExists(join(folder, name));
    const bytes = onDisk ?? (await render());
    if (!onDisk) await writeAtomically(folder, name, bytes);
    store(name, bytes);
    return bytes;
  };

  return {
    async get(name, render) {
      const cached = readFromMemory(name) ?? inFlight.get(name);
      if (cached) return cached;
      const request = loadOrRender(name, render).finally(() => inFlight.delete(name));
      inFlight.set(name, request);
      return request;
    },
  };
}
