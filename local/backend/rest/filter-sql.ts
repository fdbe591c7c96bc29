import type {Relation} from './catalog';
import {toColumnSql} from './column-sql';
import type {Condition, Filter} from './parse-filter';
import type {Values} from './statement';

/** The table that a filter applies to. */
interface Target {
  readonly relation: Relation;
  readonly alias: string;
  readonly values: Values;
}

function conditionSql({path, test}: Condition, {relation, alias, values}: Target): string {
  const {sql, type} = toColumnSql(relation, alias, path, values);
  switch (test.kind) {
    case 'is':
      return `${sql} is ${test.state}`;
    case 'in':
      // SQL has no empty list, and no value is in one.
      return test.values.length === 0
        ? 'false'
        : `${sql} in (${test.values.map((value) => `(${values.add(value)})::${type}`).join(', ')})`;
    case 'pattern':
      return `${sql}::text ${test.operator} ${values.add(test.value)}`;
    case 'compare':
      return `${sql} ${test.operator} (${values.add(test.value)})::${type}`;
  }
}

export function filterSql(filter: Filter, target: Target): string {
  const sql =
    filter.kind === 'condition'
      ? conditionSql(filter, target)
      : filter.parts.map((part) => filterSql(part, target)).join(` ${filter.word} `);
  return filter.isNegated ? `not (${sql})` : `(${sql})`;
}
