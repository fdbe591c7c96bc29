import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Database} from './database/database';
import {freshArchive} from './database/fresh-archive';
import {lockFolder} from './database/lock-folder';
import {openPglite} from './database/pglite-database';
import {openPostgres} from './database/postgres-database';
import {prepare} from './database/prepare';
import {readProject, withSamples} from './database/project';

export interface DatabasePlace {
  /** The URL of a running Postgres; an embedded one in `folder` when undefined. */
  readonly url: string | undefined;
  readonly folder: string;
  /** The folder of the Supabase project with the migrations to apply. */
  readonly projectFolder: string;
}

/** Opens the migrated database. The embedded one locks its folder for this process until it is closed. */
export async function openProjectDatabase({url, folder, projectFolder}: DatabasePlace): Promise<Database> {
  const project = withSamples(readProject(projectFolder), projectFolder);
  if (url) {
    const database = await openPostgres(url);
    await prepare(database, project);
    return database;
  }
  const unlock = lockFolder(folder);
  const directory = path.join(folder, 'data');
  const archive = freshArchive(project, folder);
  const database = await openPglite({
    directory,
    fresh: archive.get,
    snapshot: existsSync(path.join(directory, 'PG_VERSION')) ? null : archive.cached(),
  });
  await prepare(database, project);
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}
