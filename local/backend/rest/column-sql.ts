import type {Catalog, Relation} from './catalog';
import {RestProblem} from './rest-problem';
import {quoteName, type Values} from './statement';

/** A column of a table, or a path inside a JSON column, as SQL. */
export interface ColumnSql {
  readonly sql: string;
  readonly type: string;
  /** The key in the response. */
  readonly name: string;
  readonly column: string;
}

/**
 * Returns the SQL of a column.
 *
 * @param path - the name of a column, optionally with arrows into its JSON
 * @throws RestProblem 42703 for an unknown column
 */
export function toColumnSql(relation: Relation, alias: string, path: string, values: Values): ColumnSql {
  const [column = '', ...steps] = path.split(/(->>|->)/);
  if (!Object.hasOwn(relation.columns, column)) {
    throw new RestProblem(400, '42703', `column ${relation.name}.${column} does not exist`);
  }
  let result: ColumnSql = {
    sql: `${alias}.${quoteName(column)}`,
    type: relation.columns[column] ?? 'text',
    name: column,
    column,
  };
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const [arrow, key = ''] = [steps[at] === '->>' ? '->>' : '->', steps[at + 1]];
    const step = /^\d{1,9}$/.test(key) ? key : values.add(key);
    const type = arrow === '->>' ? 'text' : 'jsonb';
    result = {sql: `(to_jsonb(${result.sql}) ${arrow} ${step})`, type, name: key, column};
  }
  return result;
}

/** Returns the type of a cast as SQL. @throws RestProblem 42704 for an unknown type, which must not reach the statement */
export function castTo(catalog: Catalog, type: string): string {
  if (!catalog.types.includes(type)) throw new RestProblem(400, '42704', `type "${type}" does not exist`);
  // Type names with a space are SQL keywords such as "double precision", which must not be quoted.
  return type.includes(' ') ? type : quoteName(type);
}
