import {describe, expect, it} from 'vitest';
import {toCsvRow} from './to-csv';

/** Returns what a spreadsheet shows of a row with one cell. */
const cellOf = (value: string) => toCsvRow([value]).slice(1, -3).replaceAll('""', '"');

/** Undoes the documented prefix. */
const withoutPrefix = (cell: string) =>
  cell
    .replace(/^'(?='*[\t\r\n])/, '')
    .replace(/((?:^|[\r\n\u2028\u2029;|\t])[\p{Zs}\v\f\u200B\uFEFF"]*)'(?='*[=+\-@＝＋－＠])/gu, '$1');

/** What could begin a formula, also where a program splits the cell at a line break, a semicolon or a tab. */
const FORMULA = /(?:^|[\r\n\u2028\u2029;|\t])[\s\u200B"]*[=+\-@＝＋－＠]/u;

describe('toCsvRow', () => {
  it('quotes every cell, doubles quotes and ends with the line end of RFC 4180', () => {
    expect(toCsvRow(['a', '', 'say "hi"', 'x, y\nz'])).toBe('"a","","say ""hi""","x, y\nz"\r\n');
  });

  it.each([
    '=1+1',
    '+1 718 555 0100',
    '-5',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '\t=1',
    '\r=1',
    ' =1',
    '"=1',
    "'=1",
  ])('disarms %j', (value) => {
    expect(cellOf(value)).not.toMatch(FORMULA);
    expect(cellOf(value)).not.toMatch(/^[\t\r]/);
    expect(withoutPrefix(cellOf(value))).toBe(value);
  });

  it.each([
    ['a\n=1', "a\n'=1"],
    ['a\r\n  +1\r\n-b', "a\r\n  '+1\r\n'-b"],
    ['a;=1', "a;'=1"],
    ['a\t@b', "a\t'@b"],
    ['\u2028＝1', "\u2028'＝1"],
  ])('disarms what follows a line break or a separator: %j', (value, cell) => expect(cellOf(value)).toBe(cell));

  it.each(['12-34 Main St', 'a = b', 'mail@example.com', 'Two\nlines', '#1001', '5', "it's"])('keeps %j', (value) =>
    expect(cellOf(value)).toBe(value),
  );

  it('disarms any mixture of these characters, so that the value can be read back', () => {
    const alphabet = [
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＠',
      '\t',
      '\r',
      '\n',
      '"',
      "'",
      ',',
      ';',
      ' ',
      '\u00A0',
      '\u2028',
      'a',
    ];
    let seed = 1;
    const random = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const value = Array.from({length: random(9)}, () => alphabet[random(alphabet.length)]).join('');
      expect(cellOf(value)).not.toMatch(FORMULA);
      expect(withoutPrefix(cellOf(value))).toBe(value);
    }
  });

  it('writes long cells of one character in time', () => {
    const startMs = performance.now();
    for (const character of [' ', '\n', '"', "'", ';', '='])
      expect(toCsvRow([character.repeat(100_000)]).length).toBeGreaterThan(100_000);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });
});
