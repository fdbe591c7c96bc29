import {fail, succeed, type Result} from '~/core/result';
import {parseCsv} from '../import/parse-csv';
import {isNumberHeader, parseImport, toNumberedRows, type ImportProblem, type ImportRow} from '../import/parse-import';

/** An order of a batch that gets a tracking number. */
export interface NumberedParcel {
  /** Our id. */
  readonly id: string;
  /** Such as `#1001`. */
  readonly name: string;
}

export type BatchNumbersProblem =
  | ImportProblem
  /** More or fewer numbers than orders: which order lacks one is unknown. */
  | {readonly kind: 'count'; readonly numbers: number; readonly orders: number}
  | {readonly kind: 'not-in-batch'; readonly line: number; readonly reference: string}
  | {readonly kind: 'none-left'};

/** Stands for an order that gets no number. */
const SKIP = /^[-–—]?$/;

/**
 * Parses the tracking numbers of a batch: one per line in the order of its slips, as they are pasted or scanned, or rows
 * of a file that name the order.
 */
export function parseBatchNumbers(
  text: string,
  parcels: readonly NumberedParcel[],
): Result<readonly ImportRow[], BatchNumbersProblem> {
  if (parcels.length === 0) return fail({kind: 'none-left'});
  if (text.trim() === '') return fail({kind: 'empty'});
  const hasColumns = parseCsv(text).some(({cells}) => cells.length > 1);
  return hasColumns ? parseNamedRows(text, parcels) : parseLines(text, parcels);
}

function parseNamedRows(
  text: string,
  parcels: readonly NumberedParcel[],
): Result<readonly ImportRow[], BatchNumbersProblem> {
  const rows = parseImport(text);
  if (!rows.ok) return rows;
  const ids = new Map(parcels.flatMap(({id, name}) => [[toKey(name), id] as const, [toKey(id), id] as const]));
  const unknown = rows.value.find(({reference}) => reference !== '' && !ids.has(toKey(reference)));
  if (unknown) return fail({kind: 'not-in-batch', line: unknown.line, reference: unknown.reference});
  return succeed(
    rows.value.map((row) => {
      const orderId = ids.get(toKey(row.reference));
      return {...row, ...(orderId !== undefined && {orderId})};
    }),
  );
}

const toKey = (reference: string): string => reference.trim().replace(/^#/, '').toLowerCase();

/** Splits at line ends, without the title of the column: an empty line in between stands for an order that gets no number. */
export function toNumberLines(text: string): readonly string[] {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  return lines.slice(isNumberHeader(lines[0] ?? '') ? 1 : 0).map((line) => line.trim());
}

function parseLines(
  text: string,
  parcels: readonly NumberedParcel[],
): Result<readonly ImportRow[], BatchNumbersProblem> {
  const numbers = toNumberLines(text);
  if (numbers.length !== parcels.length) return fail({kind: 'count', numbers: numbers.length, orders: parcels.length});
  const numbered = parcels.flatMap(({id, name}, at) => {
    const number = numbers[at] ?? '';
    return SKIP.test(number) ? [] : [{line: at + 1, id, name, number}];
  });
  return numbered.length > 0 ? succeed(toNumberedRows(numbered)) : fail({kind: 'empty'});
}
