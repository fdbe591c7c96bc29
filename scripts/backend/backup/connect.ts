import pg from 'pg';
import {CommandError} from '../../lib/command-error';

const TRANSACTION_POOLER_PORT = '6543';
const CONNECT_MS = 20_000;

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
  const client = new pg.Client({connectionString: url, connectionTimeoutMillis: CONNECT_MS});
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
