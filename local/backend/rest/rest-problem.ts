import {SqlError} from '../database/database';
import type {Role} from '../database/transaction';

/** An error that PostgREST returns to the client. */
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

/** HTTP statuses by prefix of the SQLSTATE, longest prefix first. */
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

function toStatus(code: string, role: Role): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // A function can choose its status with `raise sqlstate 'PT402'`.
  if (/^PT[45]\d\d$/.test(code)) return Number(code.slice(2));
  return STATUS_BY_CODE.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}

/** Converts an error to that of PostgREST; returns null for an internal error of the gateway. */
export function toRestProblem(error: unknown, role: Role): RestProblem | null {
  if (error instanceof RestProblem) return error;
  if (!(error instanceof SqlError)) return null;
  return new RestProblem(toStatus(error.code, role), error.code, error.message, error.detail, error.hint);
}

export const restProblemResponse = ({status, code, message, details, hint}: RestProblem): Response =>
  Response.json({code, message, details, hint}, {status});

/** Returns the error for a malformed part of the query string. */
export const unreadable = (what: string, text: string): RestProblem =>
  new RestProblem(400, 'PGRST100', `"failed to parse ${what} (${text})"`);
