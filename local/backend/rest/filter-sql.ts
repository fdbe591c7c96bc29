import type {Relation} from './catalog';
import {placeOf} from './column-sql';
import type {Condition, Filter} from './parse-filter';
import type {Values} from './statement';

/** The table a filter is about. */
interface Target {
  readonly relation: Relation;
  readonly alias: string;
  readonly values: Values;
}

function conditionSql({path, test}: Condition, {relation, alias, values}: Target): string {
  const {sql, type} = placeOf(relation, alias, path, values);
  switch (test.kind) {
    case 'is':
      return `${sql} is ${test.state}`;
    case 'in':
      // An empty list holds nothing, but SQL cannot write one.
      return test.values.length === 0
        ? 'false'
        : `${sql} in (${test.values.map((value) => `(${values.add(value)})::${type}`).join(', ')})`;
    case 'pattern':
      return `${sql}::text ${test.operator} ${values.add(test.value)}`;
    case 'compare':
      return `${sql} ${test.operator} (${values.add(test.value)})::${type}`;
  }
}

/** @returns a filter as a condition of SQL. */
export function filterSql(filter: Filter, target: Target): string {
  const sql =
    filter.kind === 'condition'
      ? conditionSql(filter, target)
      : filter.parts.map((part) => filterSql(part, target)).join(` ${filter.word} `);
  return filter.isNegated ? `not (${sql})` : `(${sql})`;
}
