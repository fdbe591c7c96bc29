import {describe, expect, it} from 'vitest';
import {CSV_START, toCsvRow} from '~/core/to-csv';
import {parseCsv} from './parse-csv';

const cellsOf = (text: string) => parseCsv(text).map(({cells}) => cells);

describe('parseCsv', () => {
  it.each([
    ['commas', 'a,b\nc,d'],
    ['semicolons', 'a;b\nc;d'],
    ['tabs', 'a\tb\nc\td'],
    ['a byte order mark', '\u{FEFF}a,b\nc,d'],
    ['line ends of Windows', 'a,b\r\nc,d\r\n'],
    ['line ends of old Macs', 'a,b\rc,d\r'],
    ['quotes', '"a","b"\n"c","d"'],
    ['spaces', ' a , b \n c , "d" '],
    ['empty lines', '\n\na,b\n\n,\nc,d\n\n'],
  ])('reads %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads separators, doubled quotes and line ends in quotes', () => {
    expect(cellsOf('"a, b","say ""hi""","x\r\ny"\nc,d,e')).toEqual([
      ['a, b', 'say "hi"', 'x\r\ny'],
      ['c', 'd', 'e'],
    ]);
  });

  it('keeps empty cells and quotes within a cell', () => {
    expect(cellsOf('a,,5" box\n,b,')).toEqual([
      ['a', '', '5" box'],
      ['', 'b', ''],
    ]);
  });

  it('counts the separators of the first line outside quotes', () => {
    expect(cellsOf('"a,b,c";d\n1,2;3')).toEqual([
      ['a,b,c', 'd'],
      ['1,2', '3'],
    ]);
  });

  it('tells the line on which a row begins', () => {
    expect(parseCsv('a,b\n\n"x\ny",c\nd,e').map(({line}) => line)).toEqual([1, 3, 5]);
  });

  it('reads back what the storefront exports, with an apostrophe before what could run as a formula', () => {
    const values = ['#1001', 'say "hi", twice', 'two\nlines\r\nand three', 'a;b\tc', '', 'é×', '5'];
    const formulas = ['=1+1', 'first\n-second', '@a'];
    const file =
      CSV_START + toCsvRow(values.map((_, column) => `column ${column}`)) + toCsvRow(values) + toCsvRow(formulas);
    expect(cellsOf(file).slice(1)).toEqual([values, ["'=1+1", "first\n'-second", "'@a"]]);
  });

  it('ends with an unclosed quote, and reads nothing from an empty text', () => {
    expect(cellsOf('a,"b\nc')).toEqual([['a', 'b\nc']]);
    expect(parseCsv('x,y\na,"b\nc').map(({isUnclosed}) => isUnclosed)).toEqual([false, true]);
    expect(parseCsv('a,"b ""c"""\nd,5" box').map(({isUnclosed}) => isUnclosed)).toEqual([false, false]);
    expect(cellsOf('')).toEqual([]);
    expect(cellsOf('\n \n')).toEqual([]);
  });

  it('reads 10,000 rows at once, and a million quotes', () => {
    expect(cellsOf('"#1001","UPS","1Z999AA10123456784"\n'.repeat(10_000))).toHaveLength(10_000);
    expect(cellsOf('"'.repeat(1_000_000))).toHaveLength(1);
  });
});
