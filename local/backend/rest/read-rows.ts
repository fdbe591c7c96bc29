import type {Database} from '../database/database';
import {transaction} from '../database/transaction';
import {toRowsResponse, asJson, type JsonRows} from './rows-response';
import {requireRelation} from './catalog';
import {applyRange, parseQuery} from './parse-query';
import type {RestCall} from './rest-call';
import {filterConditions, selectParts, selectSql, whereSql} from './select-sql';
import {tableName, Values} from './statement';

const NO_ROWS: JsonRows = {json: '[]', size: 0};

/** Handles GET and HEAD of a table or view. */
export async function readRows(call: RestCall, database: Database, table: string): Promise<Response> {
  const {catalog, maxRows} = call;
  const relation = requireRelation(catalog, call.schema, table);
  const {select, query} = parseQuery(call.url.searchParams);
  applyRange(query, call.headers.get('range'));

  const values = new Values();
  const rowsSql = asJson(selectSql(relation, 'source', select, query, {catalog, values, maxRows}));

  const countValues = new Values();
  const parts = selectParts(relation, 'source', select, query, {catalog, values: countValues, maxRows});
  const conditions = [...parts.conditions, ...filterConditions(relation, 'source', query, countValues)];
  const joins = parts.conditions.length > 0 ? parts.joins.join(' ') : '';
  const countSql = `select count(*)::int as total from ${tableName(relation)} source ${joins}${whereSql(conditions)}`;

  return transaction(
    database,
    call.actor,
    async (connection) => {
      const [rows = NO_ROWS] = await connection.query<JsonRows>(rowsSql, values.list);
      if (!call.prefer.wantsCount) return toRowsResponse(call, rows, {offset: query.offset});
      const [counted] = await connection.query<{total: number}>(countSql, countValues.list);
      return toRowsResponse(call, rows, {offset: query.offset, total: counted?.total ?? null});
    },
    {readOnly: true},
  );
}
