import {readdirSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {ManagementClient} from './management-client';

const FILE = /^(\d{14})_\w+\.sql$/;

/** Returns the versions of the migrations in a project folder. */
export const listMigrations = (folder: string): readonly string[] =>
  readdirSync(path.join(folder, 'migrations'))
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .sort();

/** Returns the versions that were applied to the project; none of a new one. */
export async function findAppliedMigrations(client: ManagementClient): Promise<readonly string[]> {
  const history = `select to_regclass('supabase_migrations.schema_migrations') is not null as found`;
  const [table] = await client.query(history, z.object({found: z.boolean()}));
  if (!table?.found) return [];
  const versions = 'select version from supabase_migrations.schema_migrations order by version';
  return (await client.query(versions, z.object({version: z.string()}))).map(({version}) => version);
}

/** How the migrations of a folder and of a project differ. */
export interface MigrationDifference {
  readonly pending: readonly string[];
  /** Applied, but not in the folder. */
  readonly unknown: readonly string[];
}

export const compareMigrations = (known: readonly string[], applied: readonly string[]): MigrationDifference => ({
  pending: known.filter((version) => !applied.includes(version)),
  unknown: applied.filter((version) => !known.includes(version)),
});
