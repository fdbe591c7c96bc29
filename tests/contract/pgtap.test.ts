import {describe} from 'vitest';
import {expectAll, runPgtap, type TapReport} from '../support/database/pgtap';
import {openMigratedPglite, textsOf} from '../support/database/pglite';

async function onPglite(): Promise<TapReport[]> {
  const database = await openMigratedPglite();
  const run = (sql: string) => database.exec(sql);
  await run('create extension pgtap with schema extensions');
  const reports = await runPgtap(run, async (sql) => textsOf(await run(sql)));
  await database.close();
  return reports;
}

const reports = await onPglite();
describe('the pgTAP assertions on PGlite', () => expectAll(reports));
