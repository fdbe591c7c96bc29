/** A value of a statement. All values are sent as text and cast in SQL, so both drivers treat them the same way. */
export type SqlValue = string | null;

/** A session of the database, used by one task at a time. */
export interface Connection {
  /** Runs one statement. @returns its rows */
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
}

export interface WorkLimits {
  /** The timeout of one statement; no limit when absent. */
  readonly statementMs?: number;
}

/** A Postgres database, embedded or running elsewhere. */
export interface Database {
  /** Runs the work with a connection that no other task uses meanwhile. */
  connected<T>(work: (connection: Connection) => Promise<T>, limits?: WorkLimits): Promise<T>;
  /** Calls back after each commit that notified the channel. */
  listen(channel: string, onNotification: () => void): Promise<void>;
  /** Restores the state after migrations and seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** An error that Postgres reports for a statement. */
export class SqlError extends Error {
  override name = 'SqlError';
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(
    message: string,
    /** The five characters of the SQLSTATE, such as 42501. */
    readonly code: string,
    more: {readonly detail?: string | null; readonly hint?: string | null} = {},
  ) {
    super(message);
    this.detail = more.detail ?? null;
    this.hint = more.hint ?? null;
  }
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Converts a database error of either driver to `SqlError`; returns any other error unchanged. */
export function toSqlError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) return error;
  const {detail, hint} = error as {detail?: unknown; hint?: unknown};
  return new SqlError(error.message, String(error.code), {detail: toText(detail), hint: toText(hint)});
}
