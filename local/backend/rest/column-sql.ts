import type {Catalog, Relation} from './catalog';
import {RestProblem} from './rest-problem';
import {quoteName, type Values} from './statement';

/** A column, or a place inside a JSON column, of a table under an alias. */
export interface Place {
  readonly sql: string;
  readonly type: string;
  /** What it is called in an answer. */
  readonly name: string;
  readonly column: string;
}

/**
 * @param path - a column's name, perhaps with arrows into its JSON
 * @throws RestProblem 42703 for a column that is not there
 */
export function placeOf(relation: Relation, alias: string, path: string, values: Values): Place {
  const [column = '', ...steps] = path.split(/(->>|->)/);
  if (!Object.hasOwn(relation.columns, column)) {
    throw new RestProblem(400, '42703', `column ${relation.name}.${column} does not exist`);
  }
  let place: Place = {
    sql: `${alias}.${quoteName(column)}`,
    type: relation.columns[column] ?? 'text',
    name: column,
    column,
  };
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const [arrow, key = ''] = [steps[at] === '->>' ? '->>' : '->', steps[at + 1]];
    const step = /^\d{1,9}$/.test(key) ? key : values.add(key);
    const type = arrow === '->>' ? 'text' : 'jsonb';
    place = {sql: `(to_jsonb(${place.sql}) ${arrow} ${step})`, type, name: key, column};
  }
  return place;
}

/** @throws RestProblem 42704 for a type the database does not have: a cast is part of the statement's text */
export function castTo(catalog: Catalog, type: string): string {
  if (!catalog.types.includes(type)) throw new RestProblem(400, '42704', `type "${type}" does not exist`);
  // Names of several words are types of the language itself, which quotes would turn into others.
  return type.includes(' ') ? type : quoteName(type);
}
