import type {RestCall} from './rest-call';
import {RestProblem} from './rest-problem';

/** Rows as JSON that Postgres wrote. */
export interface JsonRows {
  /** A JSON array. */
  readonly json: string;
  readonly size: number;
}

/** Wraps a select so that Postgres writes the JSON. */
export const asJson = (select: string): string =>
  `select coalesce(json_agg(row_to_json(result)), '[]')::text as json, count(*)::int as size from (${select}) result`;

/** @throws RestProblem PGRST116 unless there is one row when the client wants one; in a write, this rolls it back */
export function checkSingle({isSingle}: RestCall, {size}: JsonRows): void {
  if (!isSingle || size === 1) return;
  const details = `The result contains ${size} rows`;
  throw new RestProblem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
}

function contentRange({size}: JsonRows, offset: number, total: number | null): string {
  const range = size > 0 ? `${offset}-${offset + size - 1}` : '*';
  return `${range}/${total ?? '*'}`;
}

/** The status of a response, and the part of all rows that it contains. */
interface Extent {
  readonly status?: number;
  readonly offset?: number;
  readonly total?: number | null;
}

/** Returns the response with the rows as an array, or with the single row that the client wants. */
export function toRowsResponse(
  call: RestCall,
  rows: JsonRows,
  {status = 200, offset = 0, total = null}: Extent = {},
): Response {
  checkSingle(call, rows);
  const isPart = status === 200 && total !== null && rows.size > 0 && rows.size < total;
  const type = call.isSingle ? 'application/vnd.pgrst.object+json' : 'application/json';
  const body = call.isSingle ? rows.json.slice(1, -1) : rows.json;
  return new Response(call.method === 'HEAD' ? null : body, {
    status: isPart ? 206 : status,
    headers: {'content-type': `${type}; charset=utf-8`, 'content-range': contentRange(rows, offset, total)},
  });
}
