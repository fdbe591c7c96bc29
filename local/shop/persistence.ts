import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Seed} from '../seed/types';
import {freshData} from './fresh-data';
import {ShopDataSchema} from './shop-data-schema';
import type {ShopData} from './state';

/** Raised whenever a file written before can no longer be read as it was meant. */
const FORMAT = 3;
const SAVE_DELAY_MS = 250;

const FileSchema = z.object({format: z.literal(FORMAT), data: ShopDataSchema});

/** Keeps a shop's data in one file between two starts. */
export interface Persistence {
  /** @returns the data of the last run, or undefined when there is none that can be used; says so when a file is refused. */
  load(): ShopData | undefined;
  /** Saves the data shortly; of several changes in a row only the last is written. */
  save(data: ShopData): void;
  /** Writes at once what is still waiting. */
  flush(): void;
}

/** How data is kept. */
export interface PersistenceOptions {
  readonly directory: string;
  readonly seed: Seed;
  /** Prints one line for whoever started the shop. */
  readonly say: (line: string) => void;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseFile(text: string): ShopData | null {
  try {
    return FileSchema.parse(JSON.parse(text)).data;
  } catch {
    return null;
  }
}

/** Writes beside the file and renames: a start never finds half a file. */
function writeWhole(file: string, data: ShopData): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, JSON.stringify({format: FORMAT, data}));
  renameSync(`${file}.new`, file);
}

/**
 * Keeps data in `shop.json` of a directory.
 *
 * @param options - the directory is made when something is saved
 */
export function createPersistence({directory, seed, say}: PersistenceOptions): Persistence {
  const file = path.join(directory, 'shop.json');
  let waiting: {readonly data: ShopData; readonly timer: NodeJS.Timeout} | null = null;

  function flush(): void {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    writeWhole(file, waiting.data);
    waiting = null;
  }

  return {
    load() {
      const text = readIfThere(file);
      if (text === null) return undefined;
      const data = parseFile(text);
      if (!data) {
        say(`${file} was written by another version or is damaged: the shop starts fresh`);
        return undefined;
      }
      // Products that have come to the seed since are in stock as in a fresh shop.
      return {...data, stock: {...freshData(seed).stock, ...data.stock}};
    },
    save(data) {
      const timer = waiting?.timer ?? setTimeout(flush, SAVE_DELAY_MS);
      waiting = {data, timer};
    },
    flush,
  };
}
