import {describe} from 'vitest';
import {expectAll, runPgtap, type TapReport} from '../support/database/pgtap';
import {textsOf} from '../support/database/pglite';
import {readPgtap, startMigratedPostgres17} from '../support/database/postgres-17';

async function onPostgres17(): Promise<TapReport[]> {
  const server = await startMigratedPostgres17();
  try {
    const client = await server.connect();
    const run = (sql: string) => client.query(sql);
    await run(`set search_path to extensions; ${readPgtap()}`);
    const reports = await runPgtap(run, async (sql) => textsOf([await run(sql)].flat()));
    await client.end();
    return reports;
  } finally {
    await server.stop();
  }
}

const reports = await onPostgres17();
describe('the pgTAP assertions on Postgres 17', () => expectAll(reports));
