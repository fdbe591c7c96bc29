import type {Connection, Database} from '../database/database';
import {transaction} from '../database/transaction';
import {NotEmulatedError} from '../not-emulated';
import {toRowsResponse, asJson, checkSingle, type JsonRows} from './rows-response';
import {requireRelation, type Relation} from './catalog';
import {parseQuery, type ParsedQuery} from './parse-query';
import type {RestCall} from './rest-call';
import {orderSql, selectParts, whereSql, type SelectScope} from './select-sql';
import {quoteName, Values} from './statement';
import {writeSql} from './write-sql';

const CREATED = 201;
const NO_CONTENT = 204;

interface Write {
  readonly call: RestCall;
  readonly relation: Relation;
  readonly parsed: ParsedQuery;
  readonly scope: SelectScope;
}

/** Returns the SQL of a write that returns rows. Columns are named, because the caller may not have access to all. */
function returningSql({call, relation, parsed, scope}: Write): string {
  const {select, query} = parsed;
  const parts = selectParts(relation, 'written', select, query, scope);
  const ordered = query.order.map(({path}) => path.split('->')[0] ?? path);
  const columns = [...new Set([...parts.reads, ...ordered])].map((name) => `target.${quoteName(name)}`);
  const rows =
    `select ${parts.columns.join(', ')} from written ${parts.joins.join(' ')}${whereSql(parts.conditions)}` +
    orderSql(relation, 'written', query, scope.values);
  const write = writeSql(call, relation, query, scope.values);
  return `with written as (${write} returning ${columns.join(', ') || '1'}) ${asJson(rows)}`;
}

async function runWrite(write: Write, connection: Connection): Promise<Response> {
  const {call, relation, parsed, scope} = write;
  const status = call.method === 'POST' ? CREATED : 200;
  if (call.prefer.wantsRows) {
    const sql = returningSql(write);
    const [rows = {json: '[]', size: 0}] = await connection.query<JsonRows>(sql, scope.values.list);
    checkSingle(call, rows);
    return toRowsResponse(call, rows, {status, total: call.prefer.wantsCount ? rows.size : null});
  }
  const sql = writeSql(call, relation, parsed.query, scope.values);
  const counted = `with written as (${sql} returning 1) select count(*)::int as size from written`;
  const [row] = await connection.query<{size: number}>(counted, scope.values.list);
  const total = call.prefer.wantsCount ? (row?.size ?? 0) : '*';
  return new Response(null, {
    status: status === CREATED ? CREATED : NO_CONTENT,
    headers: {'content-range': `*/${total}`},
  });
}

/** Handles POST, PATCH and DELETE of a table in one transaction. */
export async function writeRows(call: RestCall, database: Database, table: string): Promise<Response> {
  const {catalog, maxRows} = call;
  const relation = requireRelation(catalog, call.schema, table);
  const parsed = parseQuery(call.url.searchParams);
  if (parsed.query.limit !== null || parsed.query.offset > 0) throw new NotEmulatedError('a limit on a write');
  const write = {call, relation, parsed, scope: {catalog, maxRows, values: new Values()}};
  return transaction(database, call.actor, (connection) => runWrite(write, connection));
}
