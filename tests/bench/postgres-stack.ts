import {openPostgres} from '../../local/backend/database/postgres-database';
import {prepare} from '../../local/backend/database/prepare';
import {readProject} from '../../local/backend/database/project';
import {startPostgres17, type Postgres17} from '../support/database/postgres-17';
import {recordDatabase, type RecordedDatabase} from '../support/database/recorded-database';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const DATABASE = 'bench';

async function openMigrated(server: Postgres17) {
  const client = await server.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  const database = await openPostgres(server.url(DATABASE));
  await prepare(database, readProject('supabase'));
  return database;
}

/** Uses a stack whose backend runs on Postgres 17, as hosted projects do, and stops it afterward. */
export async function withPostgresStack<Result>(
  use: (stack: StackWithBackend, database: RecordedDatabase) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres17();
  try {
    const database = recordDatabase(await openMigrated(server));
    const stack = await startStackWithBackend({}, {clock: () => new Date()}, {database});
    try {
      return await use(stack, database);
    } finally {
      await stack.close();
    }
  } finally {
    await server.stop();
  }
}
