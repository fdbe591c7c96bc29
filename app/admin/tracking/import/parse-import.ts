import {fail, succeed, type Result} from '~/core/result';
import {guessCarrier} from '~/orders/commands/guess-carrier';
import {CARRIERS, getTrackingNumberProblem, toTrackingNumber} from '~/orders/model/carriers';
import {parseOrderReference} from '~/orders/model/order-reference';
import type {Verdict} from './import-verdict';
import {parseCsv, type CsvRow} from './parse-csv';

export type ImportProblem =
  | {readonly kind: 'empty'}
  | {readonly kind: 'too-large'}
  | {readonly kind: 'not-text'}
  | {readonly kind: 'wrong-encoding'}
  | {readonly kind: 'no-columns'}
  | {readonly kind: 'unclosed-quote'; readonly line: number}
  | {readonly kind: 'too-many-rows'; readonly count: number};

/** A row of the file. The verdict is null if the database decides. */
export interface ImportRow {
  readonly line: number;
  readonly reference: string;
  /** Our id of the order, if it is known without the reference. */
  readonly orderId?: string;
  readonly carrier: string | null;
  readonly number: string;
  readonly verdict: Extract<
    Verdict,
    'guessed-carrier' | 'repeated' | 'unknown-order' | 'no-carrier' | 'bad-number' | 'incomplete'
  > | null;
}

/** The most rows of one import. */
export const MAX_ROWS = 10_000;
const MAX_CELL_LENGTH = 100;

type Column = 'order' | 'carrier' | 'number';

/** The names of the columns, in small letters without anything else. */
const HEADERS: Readonly<Record<Column, ReadonlySet<string>>> = {
  order: new Set(['order', 'orderid', 'ordernumber', 'orderno', 'ordername', 'name', 'shopifyorderid', 'reference']),
  carrier: new Set([
    'carrier',
    'shippingcompany',
    'company',
    'courier',
    'shippingcarrier',
    'trackingcompany',
    'service',
  ]),
  number: new Set(['tracking', 'trackingnumber', 'trackingno', 'trackingcode', 'trackingid', 'number', 'parcel']),
};

/** Parses the text of a file or a paste: a header in any order, or order, carrier and number (or order and number). */
export function parseImport(text: string): Result<readonly ImportRow[], ImportProblem> {
  // Control characters are in no table; they are in pictures and spreadsheets.
  if (/(?![\t\n\v\f\r])[\p{Cc}\u{FFFD}]/u.test(text)) return fail({kind: 'not-text'});
  const rows = parseCsv(text);
  const [first] = rows;
  if (!first) return fail({kind: 'empty'});
  // It swallows the rows after it, so what the file means is unknown.
  const unclosed = rows.find(({isUnclosed}) => isUnclosed);
  if (unclosed) return fail({kind: 'unclosed-quote', line: unclosed.line});
  const header = parseHeader(first.cells);
  const columns = header ?? toColumns(first.cells.length);
  if (!columns) return fail({kind: 'no-columns'});
  const body = header ? rows.slice(1) : rows;
  if (body.length === 0) return fail({kind: 'empty'});
  if (body.length > MAX_ROWS) return fail({kind: 'too-many-rows', count: body.length});
  const seen = new Set<string>();
  return succeed(body.map((row) => toImportRow(row, columns, seen)));
}

/** An order of the batch that gets a tracking number. */
interface NumberedOrder {
  readonly line: number;
  readonly id: string;
  /** Such as `#1001`. */
  readonly name: string;
  readonly number: string;
}

/** Converts tracking numbers that were matched with their orders; the carrier is guessed. */
export function toNumberedRows(orders: readonly NumberedOrder[]): readonly ImportRow[] {
  const seen = new Set<string>();
  const columns = {order: 0, carrier: null, number: 1};
  return orders.map(({line, id, name, number}) => ({
    ...toImportRow({line, cells: [name, number], isUnclosed: false}, columns, seen, true),
    orderId: id,
  }));
}

/** Spreadsheets keep 15 digits of a number and replace the others by zeros. */
const ROUNDED = /^\d{15}0{5,}$/;

/** Removes what keeps a spreadsheet from reading a cell as a number: `'123` or `="123"`. */
const toText = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

type Columns = Readonly<Record<'order' | 'number', number>> & {readonly carrier: number | null};

const toHeaderName = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Returns whether a line is the title of a column of tracking numbers. */
export const isNumberHeader = (line: string): boolean => !/\d/.test(line) && HEADERS.number.has(toHeaderName(line));

function parseHeader(cells: readonly string[]): Columns | null {
  const names = cells.map(toHeaderName);
  const getIndex = (column: Column) => names.findIndex((name) => HEADERS[column].has(name));
  const [order, carrier, number] = [getIndex('order'), getIndex('carrier'), getIndex('number')];
  return order < 0 || number < 0 ? null : {order, number, carrier: carrier < 0 ? null : carrier};
}

function toColumns(count: number): Columns | null {
  if (count === 2) return {order: 0, carrier: null, number: 1};
  return count >= 3 ? {order: 0, carrier: 1, number: 2} : null;
}

function toImportRow({line, cells}: CsvRow, columns: Columns, seen: Set<string>, isOrderKnown = false): ImportRow {
  const cellOf = (at: number | null) => toText(at === null ? '' : (cells[at] ?? '')).slice(0, MAX_CELL_LENGTH + 1);
  const reference = cellOf(columns.order);
  const typed = cellOf(columns.number);
  const named = cellOf(columns.carrier);
  const guess = named ? null : guessCarrier(typed);
  const carrier = CARRIERS.find((known) => known.toLowerCase() === named.toLowerCase()) ?? guess;
  const number = carrier ? toTrackingNumber(carrier, typed) : typed;
  const row = {line, reference, carrier, number};
  if (!reference || !number) return {...row, verdict: 'incomplete'};
  if (!isOrderKnown && !parseOrderReference(reference)) return {...row, verdict: 'unknown-order'};
  if (!carrier) return {...row, verdict: 'no-carrier'};
  if (ROUNDED.test(number) || getTrackingNumberProblem(carrier, number) !== null)
    return {...row, verdict: 'bad-number'};
  const keys = [`order ${reference.replace(/^#/, '').toLowerCase()}`, `number ${toTrackingNumber('UPS', number)}`];
  const isRepeated = keys.some((key) => seen.has(key));
  for (const key of keys) seen.add(key);
  return {...row, verdict: isRepeated ? 'repeated' : guess ? 'guessed-carrier' : null};
}
