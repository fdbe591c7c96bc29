import type {Connection, Database} from './database';

/** The roles of a request. A role comes only from an API key or from a verified token. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** The role and claims that a transaction runs with. */
export interface Actor {
  readonly role: Role | 'supabase_auth_admin';
  readonly claims: Readonly<Record<string, unknown>>;
  /** The part of the request that functions and policies can read. */
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

/** The statement timeout of the role `authenticated` in a hosted project. */
export const STATEMENT_LIMIT_MS = 8_000;

/** Returns a text as an SQL expression that is safe for any text, because it contains only hexadecimal digits. */
const toLiteral = (text: string) => `convert_from('\\x${Buffer.from(text).toString('hex')}', 'utf8')`;

/** Returns the SQL that sets role and claims for this transaction only, so the next request starts without them. */
function settingsSql({role, claims, request}: Actor): string {
  const settings = {
    search_path: role === 'supabase_auth_admin' ? 'auth' : 'public, extensions',
    'request.jwt.claims': JSON.stringify(claims),
    'request.method': request?.method ?? '',
    'request.path': request?.path ?? '',
    'request.headers': JSON.stringify(request?.headers ?? {}),
    statement_timeout: String(STATEMENT_LIMIT_MS),
    role,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${toLiteral(value)}, true)`);
  return `select ${calls.join(', ')}`;
}

/**
 * Runs work in one transaction, with the role of the actor.
 *
 * @param actor - null for the gateway itself
 * @throws the error of the work, after a rollback
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
        // One script, because a round trip to the embedded database costs as much as a small statement.
        await connection.script(actor ? `${begin}; ${settingsSql(actor)}` : begin);
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
