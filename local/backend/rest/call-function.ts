import type {Database} from '../database/database';
import {transaction} from '../database/transaction';
import {NotEmulatedError} from '../not-emulated';
import {toRowsResponse, asJson, checkSingle, type JsonRows} from './rows-response';
import type {Catalog, ExposedFunction} from './catalog';
import {parseCount} from './parse-query';
import {jsonBody, type RestCall} from './rest-call';
import {RestProblem} from './rest-problem';
import {splitList} from './split-list';
import {quoteName, tableName, Values} from './statement';

type Arguments = Readonly<Record<string, unknown>>;

const NO_CONTENT = 204;
const RESERVED = ['select', 'limit', 'offset', 'apikey'];

/** Returns whether a parameter filters or orders the rows that a function returns. */
const isFilter = (name: string, value: string): boolean =>
  /^(?:not\.)?(?:and|or)$|^order$/.test(name) || /^(?:not\.)?[a-z]+(?:\(\w+\))?\./.test(value);

/** @throws NotEmulatedError for a filter, order or count, because a response that ignores it would be wrong */
function rejectFilters({method, url, prefer, catalog}: RestCall, name: string): void {
  if (prefer.wantsCount) throw new NotEmulatedError('counting the rows that a function returns');
  const isArgument = (key: string) =>
    method !== 'POST' && catalog.functions.some((one) => one.name === name && one.args.some((arg) => arg.name === key));
  for (const [key, value] of url.searchParams) {
    if (RESERVED.includes(key) || isArgument(key)) continue;
    if (method === 'POST' || isFilter(key, value)) {
      throw new NotEmulatedError(`filtering or ordering the rows that a function returns (${key}=${value})`);
    }
  }
}

function parseArguments({method, body, url}: RestCall): Arguments {
  if (method !== 'POST') {
    return Object.fromEntries([...url.searchParams].filter(([name]) => !RESERVED.includes(name)));
  }
  const parsed = jsonBody(body);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Arguments;
  throw new NotEmulatedError('calling a function with anything but named arguments');
}

function requireFunction(
  {functions}: Catalog,
  schema: string,
  name: string,
  given: readonly string[],
): ExposedFunction {
  const fits = ({args}: ExposedFunction) =>
    given.every((key) => args.some((one) => one.name === key)) &&
    args.every((one) => one.isOptional || given.includes(one.name));
  const found = functions.filter((one) => one.schema === schema && one.name === name && fits(one));
  const [first] = found;
  if (found.length > 1) throw new NotEmulatedError(`choosing between functions of the name ${name}`);
  if (first) return first;
  const call = `${schema}.${name}(${given.join(', ')})`;
  const details = `Searched for the function ${call}, but no matches were found in the schema cache.`;
  throw new RestProblem(404, 'PGRST202', `Could not find the function ${call} in the schema cache`, details);
}

/** Returns the FROM clause of the call. Arguments are passed as JSON, which represents null and lists, and are cast. */
function fromSql(called: ExposedFunction, given: Arguments, values: Values): string {
  const used = called.args.filter(({name}) => Object.hasOwn(given, name));
  const passed = used.map(({name}) => `${quoteName(name)} => given.${quoteName(name)}`).join(', ');
  const call = `${tableName(called)}(${passed}) returned`;
  if (used.length === 0) return call;
  const json = values.add(JSON.stringify(given));
  const columns = used.map(({name, type}) => `${quoteName(name)} ${type}`).join(', ');
  return `json_to_record(${json}::json) as given(${columns}), lateral ${call}`;
}

function listSql(called: ExposedFunction, from: string, {searchParams}: URL): string {
  const select = searchParams.get('select') ?? '*';
  const names = splitList(select);
  if (!names.every((name) => name === '*' || /^\w+$/.test(name)))
    throw new NotEmulatedError(`select=${select} of a function`);
  const columns = names.map((name) => (name === '*' ? 'returned.*' : `returned.${quoteName(name)}`)).join(', ');
  const [limit, offset] = [searchParams.get('limit'), searchParams.get('offset')];
  const tail = `${limit === null ? '' : ` limit ${parseCount('limit', limit)}`} offset ${parseCount('offset', offset ?? '0')}`;
  if (called.returnsRow) return asJson(`select ${columns} from ${from}${tail}`);
  return `select coalesce(json_agg(value), '[]')::text as json, count(*)::int as size from (select returned as value from ${from}${tail}) list`;
}

const scalarSql = (called: ExposedFunction, from: string): string =>
  called.returnsVoid
    ? `select null as json, 1 as size from ${from}`
    : `select to_json(returned)::text as json, 1 as size from ${from}`;

/** Handles a call of a function: GET and HEAD in a read-only transaction, POST in a writable one. */
export async function callFunction(call: RestCall, database: Database, name: string): Promise<Response> {
  rejectFilters(call, name);
  const given = parseArguments(call);
  const called = requireFunction(call.catalog, call.schema, name, Object.keys(given));
  const values = new Values();
  const from = fromSql(called, given, values);
  const sql = called.returnsSet ? listSql(called, from, call.url) : scalarSql(called, from);
  return transaction(
    database,
    call.actor,
    async (connection) => {
      const [rows] = await connection.query<{json: string | null; size: number}>(sql, values.list);
      if (called.returnsVoid) return new Response(null, {status: NO_CONTENT});
      const found: JsonRows = {json: rows?.json ?? 'null', size: rows?.size ?? 0};
      if (called.returnsSet) {
        checkSingle(call, found);
        return toRowsResponse(call, found, {total: null});
      }
      return new Response(call.method === 'HEAD' ? null : found.json, {
        headers: {'content-type': 'application/json; charset=utf-8'},
      });
    },
    {readOnly: call.method !== 'POST'},
  );
}
