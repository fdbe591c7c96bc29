import {NotEmulatedError} from '../not-emulated';
import {unreadable} from './rest-problem';
import {insideBrackets, splitList, unquote} from './split-list';

/** The SQL operators that compare two values of the column's type. */
const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  isdistinct: 'is distinct from',
} as const;

/** The SQL operators that match text. */
const PATTERNS = {like: 'like', ilike: 'ilike', match: '~', imatch: '~*'} as const;

const STATES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

/** A condition on one column. */
export interface Condition {
  readonly kind: 'condition';
  readonly path: string;
  readonly isNegated: boolean;
  readonly test:
    | {readonly kind: 'compare' | 'pattern'; readonly operator: string; readonly value: string}
    | {readonly kind: 'in'; readonly values: readonly string[]}
    | {readonly kind: 'is'; readonly state: string};
}

/** Conditions joined by `and` or `or`. */
export interface Junction {
  readonly kind: 'junction';
  readonly word: 'and' | 'or';
  readonly isNegated: boolean;
  readonly parts: readonly Filter[];
}

export type Filter = Condition | Junction;

const SHAPE = /^(not\.)?([a-z]+)(\([a-z]+\))?\.(.*)$/s;

const lookup = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function parseTest(name: string, value: string, whole: string): Condition['test'] {
  if (name === 'in') {
    const list = insideBrackets(value);
    if (list === null) throw unreadable('filter', whole);
    return {kind: 'in', values: splitList(list).map(unquote)};
  }
  if (name === 'is') {
    const state = lookup(STATES, value.toLowerCase());
    if (!state) throw unreadable('filter', whole);
    return {kind: 'is', state};
  }
  const pattern = lookup(PATTERNS, name);
  // PostgREST accepts a star for a percent sign, which a query string would have to escape.
  if (pattern)
    return {kind: 'pattern', operator: pattern, value: pattern.includes('like') ? value.replaceAll('*', '%') : value};
  const comparison = lookup(COMPARISONS, name);
  if (comparison) return {kind: 'compare', operator: comparison, value};
  if (/^(?:fts|plfts|phfts|wfts|sl|sr|nxl|nxr|adj)$/.test(name)) throw new NotEmulatedError(`the filter ${name}`);
  throw unreadable('filter', whole);
}

/**
 * Parses one filter, such as `not.in.(1,2)`.
 *
 * @param path - the column that it applies to
 */
export function parseCondition(path: string, text: string): Condition {
  const [, not, name, quantifier, value] = SHAPE.exec(text) ?? [];
  if (!name || value === undefined) throw unreadable('filter', text);
  if (quantifier) throw new NotEmulatedError(`the quantifier ${name}${quantifier}`);
  return {kind: 'condition', path, isNegated: not !== undefined, test: parseTest(name, value, text)};
}

const NESTED = /^(not\.)?(and|or)(\(.*\))$/s;
const QUOTED_VALUE = /^((?:not\.)?[a-z]+\.)(".*")$/s;

function parsePart(text: string): Filter {
  const [, not, word, list] = NESTED.exec(text) ?? [];
  if (list && (word === 'and' || word === 'or')) return parseJunction(word, not !== undefined, list);
  const at = text.indexOf('.');
  if (at < 1) throw unreadable('logic tree', text);
  const rest = text.slice(at + 1);
  const [, operator, value] = QUOTED_VALUE.exec(rest) ?? [];
  return parseCondition(text.slice(0, at), operator && value ? operator + unquote(value) : rest);
}

/** Parses the list in parentheses of `or=(…)` or `and=(…)`. */
export function parseJunction(word: 'and' | 'or', isNegated: boolean, text: string): Junction {
  const parts = splitList(insideBrackets(text.trim()) ?? '');
  if (parts.length === 0) throw unreadable('logic tree', text);
  return {kind: 'junction', word, isNegated, parts: parts.map(parsePart)};
}
