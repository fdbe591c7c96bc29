import type {DatabaseShape, FunctionShape} from './database-shape';

/** Says whether the running version uses a name of the database. */
export type IsUsed = (name: string) => boolean;

const missing = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] =>
  [...before].filter((name) => !after.has(name));

function breaksOfFunction(name: string, before: FunctionShape, after: FunctionShape, isUsed: IsUsed): string[] {
  const accepted = new Set([...after.required, ...after.optional]);
  const given = new Set([...before.required, ...before.optional]);
  return [
    ...missing(given, accepted)
      .filter(isUsed)
      .map((arg) => `${name} no longer accepts ${arg}, which is passed`),
    ...missing(after.required, before.required).map((arg) => `${name} requires ${arg}, which is not always passed`),
    ...missing(before.returned, after.returned)
      .filter(isUsed)
      .map((column) => `${name} no longer returns ${column}`),
  ];
}

/** Returns what the running version would miss after the migrations; an empty list if it works with both. */
export function findBreaks(before: DatabaseShape, after: DatabaseShape, isUsed: IsUsed): readonly string[] {
  const relations = [...before.relations]
    .filter(([name]) => isUsed(name))
    .flatMap(([name, columns]) => {
      const kept = after.relations.get(name);
      if (!kept) return [`${name} no longer exists`];
      return missing(columns, kept)
        .filter(isUsed)
        .map((column) => `${name} no longer has ${column}`);
    });
  const functions = [...before.functions]
    .filter(([name]) => isUsed(name))
    .flatMap(([name, shape]) => {
      const kept = after.functions.get(name);
      return kept ? breaksOfFunction(name, shape, kept, isUsed) : [`${name} no longer exists`];
    });
  return [...relations, ...functions];
}
