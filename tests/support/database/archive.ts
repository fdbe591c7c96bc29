import path from 'node:path';
import {freshArchive, type FreshArchive} from '../../../local/backend/database/fresh-archive';
import {readProject} from '../../../local/backend/database/project';

const ARCHIVES = path.resolve(import.meta.dirname, '../../../.local/archives');

/** Returns the archive with the migrated and seeded database of a Supabase project. */
export const archiveOf = (projectFolder: string): FreshArchive => freshArchive(readProject(projectFolder), ARCHIVES);

/** Runs once before tests of several workers, each of which would migrate a database for ten seconds. */
export async function setup(): Promise<void> {
  await archiveOf('supabase').get();
}
