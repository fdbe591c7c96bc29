import {PGlite, type Results} from '@electric-sql/pglite';
import {pgtap} from '@electric-sql/pglite-pgtap';
import {migrate} from './project';

/** Opens a migrated embedded Postgres in memory. */
export async function openMigratedPglite(): Promise<PGlite> {
  const database = await PGlite.create({extensions: {pgtap}});
  await migrate((sql) => database.exec(sql));
  return database;
}

/** Returns all texts that the statements selected, in order. */
export const textsOf = (results: readonly Pick<Results, 'rows'>[]): string[] =>
  results.flatMap(({rows}) => rows.flatMap((row) => Object.values(row))).filter((value) => typeof value === 'string');
