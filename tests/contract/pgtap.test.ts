import {describe, expect, it} from 'vitest';
import {openMigratedPglite, textsOf} from '../support/database/pglite';
import {readPgtap, startMigratedPostgres17} from '../support/database/postgres-17';
import {PGTAP_FILES, seed, type RunScript} from '../support/database/project';
import {readTap, type TapLine} from '../support/database/tap';

/** The results of one pgTAP file; a file that stopped early has a single failure. */
interface TapReport {
  readonly file: string;
  readonly lines: readonly TapLine[];
}

// Like `supabase test db`: pgTAP in the schema `extensions`, and everything as the owner of the tables.
const SESSION = 'set role migrator; set search_path to public, extensions';

type ReadTexts = (sql: string) => Promise<string[]>;

async function runFile([file, sql]: readonly [string, string], texts: ReadTexts): Promise<TapReport> {
  try {
    return {file, lines: readTap(await texts(sql))};
  } catch (error) {
    await texts('rollback');
    return {file, lines: [{name: 'runs to the end', isOk: false, diagnosis: String(error)}]};
  }
}

async function runAll(run: RunScript, texts: ReadTexts): Promise<TapReport[]> {
  await run(SESSION);
  const reports = [];
  for (const file of PGTAP_FILES) reports.push(await runFile(file, texts));
  await run('reset role');
  await seed(run);
  return reports;
}

async function onPglite(): Promise<TapReport[]> {
  const database = await openMigratedPglite();
  const run = (sql: string) => database.exec(sql);
  await run('create extension pgtap with schema extensions');
  const reports = await runAll(run, async (sql) => textsOf(await run(sql)));
  await database.close();
  return reports;
}

async function onPostgres17(): Promise<TapReport[]> {
  const server = await startMigratedPostgres17();
  try {
    const client = await server.connect();
    const run = (sql: string) => client.query(sql);
    await run(`set search_path to extensions; ${readPgtap()}`);
    const reports = await runAll(run, async (sql) => textsOf([await run(sql)].flat()));
    await client.end();
    return reports;
  } finally {
    await server.stop();
  }
}

function expectAll(reports: readonly TapReport[]) {
  describe.each(reports)('$file', ({lines}) => {
    it.each(lines)('$name', ({isOk, diagnosis}) => {
      expect(isOk, diagnosis).toBe(true);
    });
  });
}

// Each assertion is a test, so the files must run before the tests are defined.
const [embedded, hosted] = await Promise.all([onPglite(), onPostgres17()]);
describe('the pgTAP assertions on PGlite', () => expectAll(embedded));
describe('the pgTAP assertions on Postgres 17', () => expectAll(hosted));
