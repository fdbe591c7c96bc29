import type {Database} from '../../../local/backend/database/database';
import {snapshotRows} from './row-snapshot';

/** A migrated database with a function that restores its first rows. */
export interface RestorableDatabase {
  readonly database: Database;
  readonly restoreRows: () => Promise<void>;
}

/** Databases that earlier test files of this process no longer use. */
const idle: RestorableDatabase[] = [];

/**
 * Returns a database with its first rows: that of an earlier test file, because opening one takes two seconds of CPU time,
 * or a new one. Closing it makes it available to the next file.
 * @param open opens a migrated database; no test may change its tables
 */
export async function takeDatabase(open: () => Promise<Database>): Promise<RestorableDatabase> {
  const taken = idle.pop() ?? (await createRestorable(open()));
  const close = async () => {
    await taken.restoreRows();
    idle.push(taken);
  };
  return {...taken, database: {...taken.database, close}};
}

/** Takes a snapshot of the rows of a database. */
export async function createRestorable(opened: Database | Promise<Database>): Promise<RestorableDatabase> {
  const database = await opened;
  return {database, restoreRows: await snapshotRows(database)};
}
