/** Text before the first row: without this byte order mark Excel reads accents wrong. */
export const CSV_START = '\u{FEFF}';

/** Marks text as text in Excel and LibreOffice, which run a cell with one of these characters first, in any width. */
const FORMULA_START = /(^|[\r\n\u2028\u2029;|\t])([\p{Zs}\v\f\u200B\uFEFF"]*)(?='*[=+\-@＝＋－＠])/gu;
const CONTROL_START = /^(?='*[\t\r\n])/;

/**
 * Returns a row of a CSV file (RFC 4180). Every cell is quoted. An apostrophe precedes what a spreadsheet could run as a
 * formula: at the beginning of a cell, and of each part of it after a line break, a tab, a semicolon or a bar, because
 * some programs and settings split cells there. Reading the row back gives the values with these apostrophes.
 */
export const toCsvRow = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

const toCell = (value: string): string =>
  `"${value.replace(FORMULA_START, "$1$2'").replace(CONTROL_START, "'").replaceAll('"', '""')}"`;
