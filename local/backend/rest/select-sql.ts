import type {Catalog, Relation} from './catalog';
import {castTo, placeOf} from './column-sql';
import {filterSql} from './filter-sql';
import type {Query} from './parse-query';
import type {Selected, SelectedColumn, SelectedEmbed} from './parse-select';
import {requireRelationship} from './relationship';
import {quoteName, tableName, type Values} from './statement';

/** What a select needs to know. */
export interface SelectScope {
  readonly catalog: Catalog;
  readonly values: Values;
  /** No list is longer. */
  readonly maxRows: number;
}

/** The pieces of a select on one table. */
export interface SelectParts {
  readonly columns: readonly string[];
  readonly joins: readonly string[];
  readonly conditions: readonly string[];
  /** Columns of the table itself that the pieces read: what a write must return for them. */
  readonly reads: ReadonlySet<string>;
}

const EMPTY: Query = {filters: [], order: [], limit: null, offset: 0, embeds: new Map()};

function columnParts(
  {path, alias, cast}: SelectedColumn,
  relation: Relation,
  table: string,
  scope: SelectScope,
): SelectParts {
  const paths = path === '*' ? Object.keys(relation.columns) : [path];
  const places = paths.map((one) => placeOf(relation, table, one, scope.values));
  return {
    columns: places.map(({sql, name}) => {
      const value = cast ? `cast(${sql} as ${castTo(scope.catalog, cast)})` : sql;
      return `${value} as ${quoteName(alias ?? name)}`;
    }),
    joins: [],
    conditions: [],
    reads: new Set(places.map(({column}) => column)),
  };
}

function embedParts(
  embed: SelectedEmbed,
  relation: Relation,
  table: string,
  query: Query,
  scope: SelectScope,
): SelectParts {
  const {relation: inner, isOne, pairs} = requireRelationship(scope.catalog, relation, embed);
  const shownAs = embed.alias ?? embed.target;
  const [row, joined] = [scope.values.alias('row'), scope.values.alias('embed')];
  const rows = selectSql(inner, row, embed.children, query.embeds.get(shownAs) ?? EMPTY, scope, {
    conditions: pairs.map(([out, own]) => `${row}.${quoteName(own)} = ${table}.${quoteName(out)}`),
    isOne,
  });
  const json = isOne ? 'row_to_json(found)' : `coalesce(json_agg(row_to_json(found)), '[]')`;
  const from = `(select ${json} as json${isOne ? '' : ', count(*) as size'} from (${rows}) found)`;
  const isThere = isOne ? `${joined}.json is not null` : `${joined}.size > 0`;
  return {
    columns: [`${joined}.json as ${quoteName(shownAs)}`],
    joins: [`left join lateral ${from} ${joined} on true`],
    conditions: embed.isInner ? [isThere] : [],
    reads: new Set(pairs.map(([out]) => out)),
  };
}

/** @returns the pieces of a select list and of what it joins; filters are the caller's. */
export function selectParts(
  relation: Relation,
  table: string,
  select: readonly Selected[],
  query: Query,
  scope: SelectScope,
): SelectParts {
  const parts = select.map((one) =>
    one.kind === 'column' ? columnParts(one, relation, table, scope) : embedParts(one, relation, table, query, scope),
  );
  return {
    columns: parts.flatMap(({columns}) => columns),
    joins: parts.flatMap(({joins}) => joins),
    conditions: parts.flatMap(({conditions}) => conditions),
    reads: new Set(parts.flatMap(({reads}) => [...reads])),
  };
}

/** @returns ` order by …`, or nothing. */
export function orderSql(relation: Relation, table: string, query: Query, values: Values): string {
  const keys = query.order.map(({path, direction}) => `${placeOf(relation, table, path, values).sql} ${direction}`);
  return keys.length > 0 ? ` order by ${keys.join(', ')}` : '';
}

/** @returns ` where …`, or nothing. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

/** @returns the filters of a query as conditions. */
export const filterConditions = (relation: Relation, alias: string, {filters}: Query, values: Values): string[] =>
  filters.map((filter) => filterSql(filter, {relation, alias, values}));

/**
 * @param more - conditions besides the query's, and whether one row is all there can be
 * @returns a whole select on one table, with everything embedded in it
 */
export function selectSql(
  relation: Relation,
  table: string,
  select: readonly Selected[],
  query: Query,
  scope: SelectScope,
  more: {readonly conditions?: readonly string[]; readonly isOne?: boolean} = {},
): string {
  const parts = selectParts(relation, table, select, query, scope);
  const conditions = [
    ...(more.conditions ?? []),
    ...parts.conditions,
    ...filterConditions(relation, table, query, scope.values),
  ];
  const limit = Math.min(query.limit ?? scope.maxRows, scope.maxRows, more.isOne ? 1 : Infinity);
  return (
    `select ${parts.columns.join(', ')} from ${tableName(relation)} ${table} ${parts.joins.join(' ')}` +
    `${whereSql(conditions)}${orderSql(relation, table, query, scope.values)} limit ${limit} offset ${query.offset}`
  );
}
