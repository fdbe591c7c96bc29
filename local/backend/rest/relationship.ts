import type {Catalog, ForeignKey, Relation} from './catalog';
import {requireRelation} from './catalog';
import type {SelectedEmbed} from './parse-select';
import {RestProblem} from './rest-problem';

/** The relationship of an embedded table to the one that it is embedded in. */
export interface Relationship {
  readonly relation: Relation;
  /** Whether there is at most one embedded row. */
  readonly isOne: boolean;
  /** The pairs of equal columns: of the outer table, of the embedded table. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly key: ForeignKey;
}

const isTable = (schema: string, table: string, {schema: relationSchema, name}: Relation) =>
  schema === relationSchema && table === name;

const pairUp = (outer: readonly string[], inner: readonly string[]) =>
  outer.map((column, index) => [column, inner[index] ?? ''] as const);

const fitsHint = (hint: string | null, key: ForeignKey, table: string) =>
  hint === null || hint === key.name || hint === table || key.columns.includes(hint);

function toOne(catalog: Catalog, key: ForeignKey): Relationship {
  const relation = requireRelation(catalog, key.targetSchema, key.targetTable);
  return {relation, isOne: true, pairs: pairUp(key.columns, key.targetColumns), key};
}

function toMany(catalog: Catalog, key: ForeignKey): Relationship {
  const relation = requireRelation(catalog, key.schema, key.table);
  const isOne = relation.uniqueKeys.some((unique) => unique.every((column) => key.columns.includes(column)));
  return {relation, isOne, pairs: pairUp(key.targetColumns, key.columns), key};
}

function candidates(catalog: Catalog, outer: Relation, {target, hint}: SelectedEmbed): Relationship[] {
  return catalog.foreignKeys.flatMap((key) => {
    const pointsOut =
      isTable(key.schema, key.table, outer) &&
      (key.targetTable === target || key.name === target || (key.columns.length === 1 && key.columns[0] === target)) &&
      fitsHint(hint, key, key.targetTable);
    const pointsIn =
      isTable(key.targetSchema, key.targetTable, outer) &&
      (key.table === target || key.name === target) &&
      fitsHint(hint, key, key.table);
    return [...(pointsOut ? [toOne(catalog, key)] : []), ...(pointsIn ? [toMany(catalog, key)] : [])];
  });
}

/** Finds the foreign key of an embed. @throws RestProblem PGRST200 when there is none, PGRST201 when there are several */
export function requireRelationship(catalog: Catalog, outer: Relation, embed: SelectedEmbed): Relationship {
  const found = candidates(catalog, outer, embed);
  const [first] = found;
  const names = `'${outer.name}' and '${embed.target}'`;
  if (!first) {
    throw new RestProblem(
      400,
      'PGRST200',
      `Could not find a relationship between ${names} in the schema cache`,
      `Searched for a foreign key relationship between ${names} in the schema '${outer.schema}', but no matches were found.`,
      'The local backend supports only foreign keys between the two tables, not join tables or views.',
    );
  }
  if (found.length === 1) return first;
  throw new RestProblem(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for ${names}`,
    found.map(({key}) => key.name).join(', '),
    `Try changing '${embed.target}' to one of: ${found.map(({key}) => `'${embed.target}!${key.name}'`).join(', ')}.`,
  );
}
