import pg from 'pg';
import {CommandError} from '../../lib/command-error';

const TRANSACTION_POOLER_PORT = '6543';
const CONNECT_MS = 20_000;

/**
 * Returns whether TLS must be added to a connection URL: if it has no `sslmode` and leads to another machine. The certificate is
 * verified only if the URL asks for it, because Supabase signs its own.
 */
export function needsEncryption(url: string): boolean {
  const {hostname, searchParams} = new URL(url);
  return !searchParams.has('sslmode') && !/^(?:localhost|127\.0\.0\.1|\[::1\]|)$/.test(hostname);
}

/** @throws CommandError if the URL is no session of a database that answers */
export async function connectDatabase(url: string | undefined, name: string): Promise<pg.Client> {
  if (!url || !URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol))
    throw new CommandError(
      `${name} is missing, or no address of a database.`,
      'It looks like postgresql://user:password@host:5432/postgres',
    );
  if (new URL(url).port === TRANSACTION_POOLER_PORT)
    throw new CommandError(
      `${name} is that of the transaction pooler.`,
      'Take the one of the session pooler: port 5432.',
    );
  const ssl = needsEncryption(url) && {rejectUnauthorized: false};
  const client = new pg.Client({connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...(ssl && {ssl})});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The database of ${name} does not answer: ${reason}`, 'Check host, port and password.');
  }
}

/** Returns the major version of the server, such as 17. */
export async function findServerVersion(client: pg.Client): Promise<{readonly major: number; readonly text: string}> {
  const {rows} = await client.query<{server_version: string}>('show server_version');
  const text = rows[0]?.server_version ?? '';
  return {major: Number.parseInt(text, 10), text};
}
