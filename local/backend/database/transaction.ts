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

/** Any text at all as an expression that no text can break out of. */
const literal = (text: string) => `convert_from('\\x${Buffer.from(text).toString('hex')}', 'utf8')`;

/** Everything is local to the transaction: the next request on this connection starts as nobody. */
function settingsOf({role, claims, request}: Actor): string {
  const settings = {
    search_path: role === 'supabase_auth_admin' ? 'auth' : 'public, extensions',
    'request.jwt.claims': JSON.stringify(claims),
    'request.method': request?.method ?? '',
    'request.path': request?.path ?? '',
    'request.headers': JSON.stringify(request?.headers ?? {}),
    statement_timeout: String(STATEMENT_LIMIT_MS),
    role,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${literal(value)}, true)`);
  return `select ${calls.join(', ')}`;
}

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
      const begin = readOnly ? 'begin read only' : 'begin';
      try {
        // In one go: each trip to the embedded database costs as much as a small statement.
        await connection.script(actor ? `${begin}; ${settingsOf(actor)}` : begin);
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
