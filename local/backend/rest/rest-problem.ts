import {SqlError} from '../database/database';
import type {Role} from '../database/transaction';

/** A refusal in PostgREST's form. */
export class RestProblem extends Error {
  override name = 'RestProblem';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

/** Statuses by the first characters of the code Postgres gives, the longest first. */
const STATUS_BY_CODE: readonly (readonly [string, number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

function statusOf(code: string, role: Role): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // A function may choose its own status: raise sqlstate 'PT402'.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  return STATUS_BY_CODE.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}

/** @returns what PostgREST would answer to an error, or null when it is a fault of the gateway's own. */
export function toRestProblem(error: unknown, role: Role): RestProblem | null {
  if (error instanceof RestProblem) return error;
  if (!(error instanceof SqlError)) return null;
  return new RestProblem(statusOf(error.code, role), error.code, error.message, error.detail, error.hint);
}

/** @returns the answer that carries a problem. */
export const restProblemResponse = ({status, code, message, details, hint}: RestProblem): Response =>
  Response.json({code, message, details, hint}, {status});

/** @returns the problem of a part of the query string that cannot be read. */
export const unreadable = (what: string, text: string): RestProblem =>
  new RestProblem(400, 'PGRST100', `"failed to parse ${what} (${text})"`);
