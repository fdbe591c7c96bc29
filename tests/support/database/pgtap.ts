import {describe, expect, it} from 'vitest';
import {PGTAP_FILES, seed, type RunScript} from './project';
import {readTap, type TapLine} from './tap';

/** The results of one pgTAP file; a file that stopped early has a single failure. */
export interface TapReport {
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

/** Runs all pgTAP files on a migrated database that has pgTAP, then the seed. */
export async function runPgtap(run: RunScript, texts: ReadTexts): Promise<TapReport[]> {
  await run(SESSION);
  const reports = [];
  for (const file of PGTAP_FILES) reports.push(await runFile(file, texts));
  await run('reset role');
  await seed(run);
  return reports;
}

/** Defines a test for each assertion, so the files must have run before. */
export function expectAll(reports: readonly TapReport[]): void {
  describe.each(reports)('$file', ({lines}) => {
    it.each(lines)('$name', ({isOk, diagnosis}) => {
      expect(isOk, diagnosis).toBe(true);
    });
  });
}
