import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** One file of `supabase/migrations`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** The SQL of a Supabase project. */
export interface Project {
  readonly migrations: readonly Migration[];
  readonly seed: string;
}

const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

/**
 * Returns the project with the sample data of `seeds/` after its seed. Tests leave it out and create what they need.
 *
 * @param folder - usually `supabase`
 */
export function withSamples(project: Project, folder: string): Project {
  const samplesFolder = path.join(folder, 'seeds');
  const files = existsSync(samplesFolder) ? readdirSync(samplesFolder).filter((file) => file.endsWith('.sql')) : [];
  const samples = files.sort().map((file) => readFileSync(path.join(samplesFolder, file), 'utf8'));
  return {...project, seed: [project.seed, ...samples].join('\n')};
}

/**
 * Reads a Supabase project from its folder.
 *
 * @param folder - usually `supabase`; a missing folder is an empty project
 * @throws Error that names a file that the Supabase CLI would skip
 */
export function readProject(folder: string): Project {
  const migrationsFolder = path.join(folder, 'migrations');
  const files = existsSync(migrationsFolder)
    ? readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
    : [];
  const seedFile = path.join(folder, 'seed.sql');
  return {
    migrations: files.sort().map((file) => {
      const [, version, name] = MIGRATION_FILE.exec(file) ?? [];
      if (!version || !name) throw new Error(`${file}: a migration is named by 14 digits, an underscore and a name.`);
      return {version, name, sql: readFileSync(path.join(migrationsFolder, file), 'utf8')};
    }),
    seed: existsSync(seedFile) ? readFileSync(seedFile, 'utf8') : '',
  };
}
