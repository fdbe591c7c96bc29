import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Where rendered pictures are kept. */
export interface PictureCacheOptions {
  /** Folder on disk; made when first needed. */
  readonly folder: string;
  /** Most bytes to keep in memory as well. */
  readonly memoryLimitBytes: number;
}

/** Rendered pictures by name: in memory, else on disk, else made. */
export interface PictureCache {
  /** @returns the picture of this name; `make` is called once however many ask at the same time. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** @returns the bytes of a file, or null when there is none. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Whoever reads sees the whole file or none: it gets its name only when it is complete. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, {recursive: true});
  const unfinished = join(folder, `${name}.${randomUUID()}.tmp`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}

/** @returns a cache over a folder that other processes may use too. */
export function createPictureCache({folder, memoryLimitBytes}: PictureCacheOptions): PictureCache {
  // In order of use, the longest unused first.
  const memory = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let heldBytes = 0;

  const hold = (name: string, bytes: Buffer): void => {
    memory.set(name, bytes);
    heldBytes += bytes.length;
    for (const [oldest, {length}] of memory) {
      if (heldBytes <= memoryLimitBytes) break;
      memory.delete(oldest);
      heldBytes -= length;
    }
  };
  const recall = (name: string): Buffer | undefined => {
    const bytes = memory.get(name);
    if (bytes) {
      memory.delete(name);
      memory.set(name, bytes);
    }
    return bytes;
  };
  const fetchOrMake = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readIfThere(join(folder, name));
    const bytes = kept ?? (await make());
    if (!kept) await writeWhole(folder, name, bytes);
    hold(name, bytes);
    return bytes;
  };

  return {
    async get(name, make) {
      const known = recall(name) ?? underWay.get(name);
      if (known) return known;
      const flight = fetchOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, flight);
      return flight;
    },
  };
}
