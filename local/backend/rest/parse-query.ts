import {NotEmulatedError} from '../not-emulated';
import {parseCondition, parseJunction, type Filter} from './parse-filter';
import {parseSelect, type Selected} from './parse-select';
import {RestProblem, unreadable} from './rest-problem';
import {splitList} from './split-list';

export interface OrderKey {
  readonly path: string;
  /** SQL that consists only of constant keywords. */
  readonly direction: string;
}

/** The query of one table, with those of embedded tables by their key in the response. */
export interface Query {
  filters: Filter[];
  order: OrderKey[];
  limit: number | null;
  offset: number;
  readonly embeds: Map<string, Query>;
}

export interface ParsedQuery {
  readonly select: readonly Selected[];
  readonly query: Query;
}

/** The parameters that are not filters. */
const RESERVED = new Set(['select', 'columns', 'on_conflict', 'apikey']);
const DIRECTIONS = new Map([
  ['asc', 'asc'],
  ['desc', 'desc'],
  ['nullsfirst', 'nulls first'],
  ['nullslast', 'nulls last'],
]);

const emptyQuery = (): Query => ({filters: [], order: [], limit: null, offset: 0, embeds: new Map()});

/** @throws RestProblem for anything but digits, because the number becomes part of the statement */
export function parseCount(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw unreadable(`${name} parameter`, text);
  return Number(text);
}

function parseOrder(text: string): OrderKey[] {
  return splitList(text).map((part) => {
    if (part.includes('(')) throw new NotEmulatedError(`ordering by an embedded column (${part})`);
    const [path = '', ...words] = part.split('.');
    const direction = words.map((word) => {
      const sql = DIRECTIONS.get(word);
      if (!sql) throw unreadable('order', text);
      return sql;
    });
    return {path, direction: direction.join(' ')};
  });
}

function embedsByName(select: readonly Selected[]): Map<string, readonly Selected[]> {
  const embeds = select.flatMap((part) => (part.kind === 'embed' ? [part] : []));
  return new Map(
    embeds.flatMap(({alias, target, children}) => [
      [target, children],
      [alias ?? target, children],
    ]),
  );
}

const toResponseKey = (select: readonly Selected[], name: string): string =>
  select.flatMap((part) => (part.kind === 'embed' && part.target === name ? [part.alias ?? name] : []))[0] ?? name;

/** Returns the query that a parameter applies to: `items.price` applies to the embedded `items`. */
function descend(root: ParsedQuery, path: readonly string[]): {query: Query; rest: readonly string[]} {
  const [first = '', ...rest] = path;
  const children = embedsByName(root.select).get(first);
  if (!children || rest.length === 0) return {query: root.query, rest: path};
  const name = toResponseKey(root.select, first);
  const query = root.query.embeds.get(name) ?? emptyQuery();
  root.query.embeds.set(name, query);
  return descend({select: children, query}, rest);
}

function apply(query: Query, key: string, value: string): void {
  const [, not, word] = /^(not\.)?(and|or)$/.exec(key) ?? [];
  if (key === 'order') query.order = parseOrder(value);
  else if (key === 'limit') query.limit = parseCount('limit', value);
  else if (key === 'offset') query.offset = parseCount('offset', value);
  else if (word === 'and' || word === 'or') query.filters.push(parseJunction(word, not !== undefined, value));
  else query.filters.push(parseCondition(key, value));
}

/** Parses the query string of a table. @throws RestProblem PGRST100 */
export function parseQuery(parameters: URLSearchParams): ParsedQuery {
  const parsed = {select: parseSelect(parameters.get('select') ?? '*'), query: emptyQuery()};
  const embedNames = embedsByName(parsed.select);
  for (const [key, value] of parameters) {
    if (RESERVED.has(key)) continue;
    if (embedNames.has(key)) throw new NotEmulatedError(`filtering by the absence of an embed (${key}=${value})`);
    const {query, rest} = descend(parsed, key.split('.'));
    apply(query, rest.join('.'), value);
  }
  return parsed;
}

const RANGE = /^(\d{1,15})-(\d{1,15})?$/;

/** Applies the Range header to a query. */
export function applyRange(query: Query, range: string | null): void {
  const [, first, last] = RANGE.exec(range ?? '') ?? [];
  if (first === undefined) return;
  query.offset = Number(first);
  if (last === undefined) return;
  if (Number(last) < Number(first)) throw new RestProblem(416, 'PGRST103', 'Requested range not satisfiable');
  query.limit = Number(last) - Number(first) + 1;
}
