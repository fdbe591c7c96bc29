import {PGlite, type Results} from '@electric-sql/pglite';
import {pgtap} from '@electric-sql/pglite-pgtap';
import {migrate} from './project';

/** @returns the embedded Postgres in memory, migrated. */
export async function openMigratedPglite(): Promise<PGlite> {
  const database = await PGlite.create({extensions: {pgtap}});
  await migrate((sql) => database.exec(sql));
  return database;
}

/** @returns every text that the statements selected, in order. */
export const textsOf = (results: readonly Pick<Results, 'rows'>[]): string[] =>
  results.flatMap(({rows}) => rows.flatMap((row) => Object.values(row))).filter((value) => typeof value === 'string');
