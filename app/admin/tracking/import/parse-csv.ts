const SEPARATORS = [',', ';', '\t'] as const;

/** Returns the separator that the first line has most of, outside quotes. */
function getSeparator(text: string): string {
  const firstLine =
    text
      .slice(0, 10_000)
      .replaceAll(/"[^"]*"/g, '')
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const counts = SEPARATORS.map((separator) => ({separator, count: firstLine.split(separator).length}));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

/** A row of a file, with the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether a quote that opens a cell is never closed, so that the cell holds the rest of the file. */
  readonly isUnclosed: boolean;
}

/**
 * Parses rows separated by commas, semicolons or tabs (RFC 4180): cells may be quoted, quotes in them are doubled, and
 * quoted cells may contain line ends. Cells are trimmed, and rows without a text are left out.
 */
export function parseCsv(input: string): readonly CsvRow[] {
  // Excel names the separator in a line of its own.
  const text = input.replace(/^\u{FEFF}/u, '').replace(/^sep=.(?=[\r\n])/i, '');
  const separator = getSeparator(text);
  // A quote opens a quoted cell only at the beginning of a cell; an unclosed one ends with the text.
  const cell = new RegExp(`[ ]*"((?:[^"]|"")*)("|$)[^${separator}\\r\\n]*|[^${separator}\\r\\n]*`, 'y');
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const cells: string[] = [];
    const start = line;
    let isUnclosed = false;
    do {
      if (cells.length > 0) at += 1;
      cell.lastIndex = at;
      const [raw = '', quoted, end] = cell.exec(text) ?? [];
      cells.push((quoted?.replaceAll('""', '"') ?? raw).trim());
      at += raw.length;
      isUnclosed ||= end === '';
      if (quoted !== undefined) line += raw.split(/\r\n|[\r\n]/).length - 1;
    } while (text[at] === separator);
    if (cells.some(Boolean)) rows.push({line: start, cells, isUnclosed});
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }
  return rows;
}
