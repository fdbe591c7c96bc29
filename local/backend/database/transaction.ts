import type {Connection, Database} from './database';

/** The roles a request may have; never taken from what a client sends without a signature. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** On whose behalf a transaction runs. */
export interface Actor {
  readonly role: Role | 'supabase_auth_admin';
  readonly claims: Readonly<Record<string, unknown>>;
  /** What functions and policies may read of the request. */
  readonly request?: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** How a transaction ends when its work succeeds. */
interface TransactionOptions {
  readonly end?: 'commit' | 'rollback';
  readonly readOnly?: boolean;
}

/** As long as a hosted project lets signed-in people wait. */
export const STATEMENT_LIMIT_MS = 8_000;

// Everything is local to the transaction: the next request on this connection starts as nobody.
const BECOME = `select set_config('search_path', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true), set_config('request.headers', $5, true),
  set_config('statement_timeout', '${STATEMENT_LIMIT_MS}', true), set_config('role', $6, true)`;

const become = (connection: Connection, {role, claims, request}: Actor) =>
  connection.query(BECOME, [
    role === 'supabase_auth_admin' ? 'auth' : 'public, extensions',
    JSON.stringify(claims),
    request?.method ?? '',
    request?.path ?? '',
    JSON.stringify(request?.headers ?? {}),
    role,
  ]);

/**
 * Runs work in one transaction, as somebody.
 *
 * @param actor - null for the gateway itself
 * @throws whatever the work throws, after a rollback
 */
export function transaction<T>(
  database: Database,
  actor: Actor | null,
  work: (connection: Connection) => Promise<T>,
  {end = 'commit', readOnly = false}: TransactionOptions = {},
): Promise<T> {
  return database.connected(
    async (connection) => {
      await connection.script(readOnly ? 'begin read only' : 'begin');
      try {
        if (actor) await become(connection, actor);
        const result = await work(connection);
        await connection.script(end);
        return result;
      } catch (error) {
        await connection.script('rollback');
        throw error;
      }
    },
    {statementMs: STATEMENT_LIMIT_MS},
  );
}
