import {describe} from 'vitest';
import {expectAll, runPgtap, type TapReport} from '../support/database/pgtap';
import {openMigratedPglite, textsOf} from '../support/database/pglite';
import {readPgtap, startMigratedPostgres17} from '../support/database/postgres-17';

async function onPglite(): Promise<TapReport[]> {
  const database = await openMigratedPglite();
  const run = (sql: string) => database.exec(sql);
  await run('create extension pgtap with schema extensions');
  const reports = await runPgtap(run, async (sql) => textsOf(await run(sql)));
  await database.close();
  return reports;
}

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

const [pglite, postgres17] = await Promise.all([onPglite(), onPostgres17()]);
describe('the pgTAP assertions on PGlite', () => expectAll(pglite));
describe('the pgTAP assertions on Postgres 17', () => expectAll(postgres17));
