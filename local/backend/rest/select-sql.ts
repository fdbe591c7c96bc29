import type {Catalog, Relation} from './catalog';
import {castTo, toColumnSql} from './column-sql';
import {filterSql} from './filter-sql';
import type {Query} from './parse-query';
import type {Selected, SelectedColumn, SelectedEmbed} from './parse-select';
import {requireRelationship} from './relationship';
import {quoteName, tableName, type Values} from './statement';

export interface SelectScope {
  readonly catalog: Catalog;
  readonly values: Values;
  /** The maximum number of rows per list. */
  readonly maxRows: number;
}

export interface SelectParts {
  readonly columns: readonly string[];
  readonly joins: readonly string[];
  readonly conditions: readonly string[];
  /** The columns of the table that the select reads. A write must return them. */
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
  const columns = paths.map((one) => toColumnSql(relation, table, one, scope.values));
  return {
    columns: columns.map(({sql, name}) => {
      const value = cast ? `cast(${sql} as ${castTo(scope.catalog, cast)})` : sql;
      return `${value} as ${quoteName(alias ?? name)}`;
    }),
    joins: [],
    conditions: [],
    reads: new Set(columns.map(({column}) => column)),
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
  const responseKey = embed.alias ?? embed.target;
  const [row, joined] = [scope.values.alias('row'), scope.values.alias('embed')];
  const rows = selectSql(inner, row, embed.children, query.embeds.get(responseKey) ?? EMPTY, scope, {
    conditions: pairs.map(([out, own]) => `${row}.${quoteName(own)} = ${table}.${quoteName(out)}`),
    isOne,
  });
  const json = isOne ? 'row_to_json(found)' : `coalesce(json_agg(row_to_json(found)), '[]')`;
  const from = `(select ${json} as json${isOne ? '' : ', count(*) as size'} from (${rows}) found)`;
  const exists = isOne ? `${joined}.json is not null` : `${joined}.size > 0`;
  return {
    columns: [`${joined}.json as ${quoteName(responseKey)}`],
    joins: [`left join lateral ${from} ${joined} on true`],
    conditions: embed.isInner ? [exists] : [],
    reads: new Set(pairs.map(([out]) => out)),
  };
}

/** Returns the columns, joins and conditions of a select list. The caller adds the filters. */
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

/** Returns ` order by …`, or an empty string. */
export function orderSql(relation: Relation, table: string, query: Query, values: Values): string {
  const keys = query.order.map(({path, direction}) => `${toColumnSql(relation, table, path, values).sql} ${direction}`);
  return keys.length > 0 ? ` order by ${keys.join(', ')}` : '';
}

/** Returns ` where …`, or an empty string. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

export const filterConditions = (relation: Relation, alias: string, {filters}: Query, values: Values): string[] =>
  filters.map((filter) => filterSql(filter, {relation, alias, values}));

/**
 * Returns the complete select of a table with its embedded rows.
 *
 * @param more - additional conditions, and whether there is at most one row
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
