import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {RESILIENCY_COLUMNS, RESILIENCY_MATRIX} from '../support/resiliency-matrix';

const text = readFileSync('docs/resilience.md', 'utf8');
const tables = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const [header = [], ...matrix] = tables.filter((cells) => cells.length === 9 && !/^-+$/.test(cells[0] ?? ''));
const faults = [...text.matchAll(/^(\d+)\. (.+)\.\n +`([\w./-]+)`: (.+)$/gm)].map((match) => match.slice(1));

const FILES: Readonly<Record<string, (name: string) => string>> = {
  integration: (name) => `tests/${name}.test.ts`,
  nightly: (name) => `tests/${name}.test.ts`,
  e2e: (name) => `tests/${name}.spec.ts`,
  app: (name) => `${name}.test.ts`,
};

it('the table of dependencies has the columns and cells that the integration test expects', () => {
  expect(header.slice(2)).toEqual(RESILIENCY_COLUMNS);
  expect(matrix).toEqual(RESILIENCY_MATRIX.map(({dependency, state, cells}) => [dependency, state, ...cells]));
});

describe('the table of faults', () => {
  it('has each of the 20 faults once, in order', () => {
    expect(faults.map(([number]) => Number(number))).toEqual(Array.from({length: 20}, (_, index) => index + 1));
  });

  it.each(faults)('names a test that exists for fault %s', (_number, _fault, name = '', title = '') => {
    const source = readFileSync(FILES[name.split('/')[0] ?? '']?.(name) ?? '', 'utf8');
    expect(source).toContain(title);
  });
});
