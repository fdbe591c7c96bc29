import path from 'node:path';
import {openPostgres} from '../../local/backend/database/postgres-database';
import {prepare} from '../../local/backend/database/prepare';
import {readProject} from '../../local/backend/database/project';
import {startPostgres17, type Postgres17} from './database/postgres-17';

const TEMPLATE = 'template_suite';

/** A migrated template database, from which others are copied. */
async function makeTemplate(server: Postgres17): Promise<void> {
  const client = await server.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const database = await openPostgres(server.url(TEMPLATE));
  await prepare(database, readProject(path.resolve(import.meta.dirname, 'backend-project')));
  await database.close();
}

/** Runs once before the backend's tests on Postgres: test workers find the server by the environment. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres17();
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.TEST_TEMPLATE_URL = server.url(TEMPLATE);
  return server.stop;
}
