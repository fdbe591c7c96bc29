/** What a statement may be given: everything is sent as text and cast where it is used, so both engines read it alike. */
export type SqlValue = string | null;

/** One session of the database, used by one piece of work at a time. */
export interface Connection {
  /** Runs one statement. @returns its rows */
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements that take no values. */
  script(sql: string): Promise<void>;
}

/** Bounds of one piece of work. */
export interface WorkLimits {
  /** How long one statement may take; without it there is no limit. */
  readonly statementMs?: number;
}

/** A Postgres, embedded or not. */
export interface Database {
  /** Gives a connection to nobody else while the work lasts. */
  connected<T>(work: (connection: Connection) => Promise<T>, limits?: WorkLimits): Promise<T>;
  /** Calls back after each commit that notified the channel. */
  listen(channel: string, heard: () => void): Promise<void>;
  /** Forgets everything that happened since migrations and seed ran. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** What Postgres answers to a statement it refuses. */
export class SqlError extends Error {
  override name = 'SqlError';
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(
    message: string,
    /** Five characters, such as 42501. */
    readonly code: string,
    more: {readonly detail?: string | null; readonly hint?: string | null} = {},
  ) {
    super(message);
    this.detail = more.detail ?? null;
    this.hint = more.hint ?? null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** @returns the error of either driver as one kind; one that no database raised stays as it is. */
export function toSqlError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) return error;
  const {detail, hint} = error as {detail?: unknown; hint?: unknown};
  return new SqlError(error.message, String(error.code), {detail: textOf(detail), hint: textOf(hint)});
}
