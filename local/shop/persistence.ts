import {closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Seed} from '../seed/types';
import {initialStock} from './fresh-data';
import {ShopDataSchema} from './shop-data-schema';
import type {ShopData} from './state';

/** Increase it whenever older files can no longer be parsed correctly. */
const FORMAT = 3;
const SAVE_DELAY_MS = 250;

const FileSchema = z.object({format: z.literal(FORMAT), data: ShopDataSchema});

/** Stores a shop's data in one file. */
export interface Persistence {
  /**
   * @returns the data of the last run, or undefined if there is none or the file is unusable, which is logged.
   * @throws StorageError when the directory cannot be read or written
   */
  load(): ShopData | undefined;
  /** Saves the data shortly; of several changes in a row only the last is written. */
  save(data: ShopData): void;
  /** Writes the data before it returns. */
  saveNow(data: ShopData): void;
  /** Writes pending data immediately. */
  flush(): void;
}

class StorageError extends Error {
  constructor(directory: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The local shop cannot keep its data in ${directory} (${reason}). Make it writable, or set LOCAL_DIR.`);
  }
}

export interface PersistenceOptions {
  readonly directory: string;
  readonly seed: Seed;
  /** Prints one line for the person who started the shop. */
  readonly say: (line: string) => void;
  /** Called when a write fails. The shop must stop, because it would confirm changes that are lost. */
  readonly onFailure: (error: Error) => void;
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

/** Writes to a temporary file and renames it, so that a start never reads a partial file. */
function writeWhole(file: string, data: ShopData): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, JSON.stringify({format: FORMAT, data}), {flush: true});
  renameSync(`${file}.new`, file);
}

/** @throws Error if data cannot be written, so that the start fails instead of the first order. */
function tryToWrite(file: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  closeSync(openSync(`${file}.new`, 'w'));
  rmSync(`${file}.new`);
}

/** Returns the text of the data file, or null; checks both reading and writing. @throws StorageError */
function openFile(file: string): string | null {
  try {
    tryToWrite(file);
    return readIfThere(file);
  } catch (error) {
    throw new StorageError(path.dirname(file), error);
  }
}

/**
 * Stores data in `shop.json` of a directory.
 *
 * @param options - the directory is created when data is loaded or saved
 */
export function createPersistence({directory, seed, say, onFailure}: PersistenceOptions): Persistence {
  const file = path.join(directory, 'shop.json');
  let waiting: {readonly data: ShopData; readonly timer: NodeJS.Timeout} | null = null;

  function saveNow(data: ShopData): void {
    clearTimeout(waiting?.timer);
    waiting = null;
    try {
      writeWhole(file, data);
    } catch (error) {
      onFailure(new StorageError(directory, error));
    }
  }

  function flush(): void {
    if (waiting) saveNow(waiting.data);
  }

  return {
    load() {
      const text = openFile(file);
      if (text === null) return undefined;
      const data = parseFile(text);
      if (!data) {
        say(`${file} was written by another version or is damaged: the shop starts fresh`);
        return undefined;
      }
      // Products that the seed has added since get their initial stock.
      return {...data, stock: {...initialStock(seed), ...data.stock}};
    },
    save(data) {
      const timer = waiting?.timer ?? setTimeout(flush, SAVE_DELAY_MS);
      waiting = {data, timer};
    },
    saveNow,
    flush,
  };
}
