import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
/** Items such as `- **A1** Promise. Test: ...`, which may go over several lines. */
const rows = text.split(/^(?=- |$)/m).flatMap((item) => {
  const [, id, promise, test] = /^- \*\*([A-Z]\d+)\*\* (.+) Test: (.+)$/.exec(item.trim().replace(/\s+/g, ' ')) ?? [];
  return id ? [{id, promise, test}] : [];
});

/** The number of promises in each group. */
const GROUPS = {A: 11, B: 10, C: 8, D: 9, E: 6, F: 16, G: 12, H: 13, N: 4, P: 4} as const;
const IDS = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({length: count}, (_, index) => `${group}${index + 1}`),
);

const FOLDERS: readonly (readonly [string, string, string])[] = [
  ['integration/', 'tests/integration/', '.test.ts'],
  ['contract/', 'tests/contract/', '.test.ts'],
  ['database/', 'tests/database/', '.test.ts'],
  ['local/', 'local/tests/', '.test.ts'],
  ['e2e/', 'tests/e2e/', '.spec.ts'],
  ['bench/', 'tests/bench/', '.ts'],
  ['sql/', 'supabase/tests/', '.test.sql'],
  ['app/', 'app/', '.test.ts'],
];

/** Every test file that the document names. */
const named = [...text.matchAll(/`((?:integration|contract|database|local|e2e|bench|sql|app)\/[\w./-]+)`/g)].map(
  ([, name = '']) => name,
);

const fileOf = (name: string): string => {
  const [short, folder, ending] = FOLDERS.find(([start]) => name.startsWith(start)) ?? ['', '', ''];
  return folder + name.slice(short.length) + ending;
};

describe('the list of security promises', () => {
  it('has each of the 93 promises exactly once, in order', () => {
    expect(IDS).toHaveLength(93);
    expect(rows.map(({id}) => id)).toEqual(IDS);
  });

  it.each(rows)('gives $id a test or a dated reason', ({test}) => {
    expect(test).toMatch(/`(integration|contract|database|local|e2e|sql|app)\/|^Not yet \(20\d\d-\d\d-\d\d\): ./);
  });

  it.each([...new Set(named)].map((name) => [name]))('names a test file that exists: %s', (name) => {
    expect(existsSync(fileOf(name)), fileOf(name)).toBe(true);
  });
});
