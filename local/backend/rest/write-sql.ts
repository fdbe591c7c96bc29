import {NotEmulatedError} from '../not-emulated';
import type {Relation} from './catalog';
import type {Query} from './parse-query';
import {jsonBody, type RestCall} from './rest-call';
import {RestProblem} from './rest-problem';
import {filterConditions, whereSql} from './select-sql';
import {splitList, unquote} from './split-list';
import {quoteName, tableName, type Values} from './statement';

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseRows(body: string): JsonObject[] {
  const parsed = jsonBody(body);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.every(isObject)) return rows;
  throw new RestProblem(400, 'PGRST102', 'All object keys must match');
}

function requireColumns({columns, name}: Relation, wanted: readonly string[]): readonly string[] {
  const missing = wanted.find((column) => !Object.hasOwn(columns, column));
  if (missing === undefined) return wanted;
  throw new RestProblem(400, 'PGRST204', `Could not find the '${missing}' column of '${name}' in the schema cache`);
}

const typedColumns = ({columns}: Relation, names: readonly string[]) =>
  names.map((name) => `${quoteName(name)} ${columns[name]}`).join(', ');

function conflictSql({url, prefer}: RestCall, relation: Relation, columns: readonly string[]): string {
  if (!prefer.resolution) return '';
  const named = url.searchParams.get('on_conflict');
  const keys = named ? requireColumns(relation, splitList(named).map(unquote)) : relation.primaryKey;
  const target = ` on conflict (${keys.map(quoteName).join(', ')})`;
  if (prefer.resolution === 'ignore-duplicates' || columns.length === 0) return `${target} do nothing`;
  const changes = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  return `${target} do update set ${changes.join(', ')}`;
}

function insertSql(call: RestCall, relation: Relation, values: Values): string {
  const rows = parseRows(call.body);
  const listed = call.url.searchParams.get('columns');
  const columns = requireColumns(
    relation,
    listed ? splitList(listed).map(unquote) : [...new Set(rows.flatMap((row) => Object.keys(row)))],
  );
  const into = `insert into ${tableName(relation)} as target`;
  const end = conflictSql(call, relation, columns);
  if (columns.length === 0) {
    if (rows.length === 1) return `${into} default values${end}`;
    throw new NotEmulatedError('an insert of no rows, or of several empty ones');
  }
  const names = columns.map(quoteName).join(', ');
  const json = values.add(JSON.stringify(rows));
  return `${into} (${names}) select ${names} from json_to_recordset(${json}::json) as body(${typedColumns(relation, columns)})${end}`;
}

function updateSql(call: RestCall, relation: Relation, query: Query, values: Values): string {
  const [row = {}] = parseRows(call.body);
  const columns = requireColumns(relation, Object.keys(row));
  if (columns.length === 0) throw new NotEmulatedError('an update that changes nothing');
  const changes = columns.map((column) => `${quoteName(column)} = body.${quoteName(column)}`).join(', ');
  const json = values.add(JSON.stringify(row));
  const where = whereSql(filterConditions(relation, 'target', query, values));
  return (
    `update ${tableName(relation)} target set ${changes}` +
    ` from json_to_record(${json}::json) as body(${typedColumns(relation, columns)})${where}`
  );
}

function deleteSql(relation: Relation, query: Query, values: Values): string {
  return `delete from ${tableName(relation)} target${whereSql(filterConditions(relation, 'target', query, values))}`;
}

/** Returns the insert, update or delete of a request, without a RETURNING clause. */
export function writeSql(call: RestCall, relation: Relation, query: Query, values: Values): string {
  switch (call.method) {
    case 'POST':
      return insertSql(call, relation, values);
    case 'PATCH':
      return updateSql(call, relation, query, values);
    case 'DELETE':
      return deleteSql(relation, query, values);
    default:
      throw new NotEmulatedError(`the method ${call.method} on a table`);
  }
}
