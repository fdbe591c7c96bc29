import {toSqlError, type Connection, type Database} from './database';

const MAX_CONNECTIONS = 8;

type Queryable = {query(sql: string, values?: (string | null)[]): Promise<{rows: object[]}>};

const toConnection = (client: Queryable): Connection => ({
  query: async <Row extends object>(sql: string, values: readonly (string | null)[] = []) => {
    try {
      return (await client.query(sql, [...values])).rows as Row[];
    } catch (error) {
      throw toSqlError(error);
    }
  },
  script: async (sql) => {
    try {
      await client.query(sql);
    } catch (error) {
      throw toSqlError(error);
    }
  },
});

/**
 * Connects to a running Postgres.
 *
 * @param url - of a role that may create roles and event triggers
 */
export async function openPostgres(url: string): Promise<Database> {
  const {default: pg} = await import('pg');
  const pool = new pg.Pool({connectionString: url, max: MAX_CONNECTIONS});
  // The pool replaces a broken idle connection, but its error would end the process without a listener.
  pool.on('error', (error) => console.error(`Postgres: ${error.message}`));
  const listeners: InstanceType<typeof pg.Client>[] = [];

  return {
    async connected(work) {
      const client = await pool.connect();
      try {
        return await work(toConnection(client));
      } finally {
        client.release();
      }
    },
    async listen(channel, onNotification) {
      const listener = new pg.Client(url);
      listeners.push(listener);
      await listener.connect();
      listener.on('notification', onNotification);
      listener.on('error', (error) => console.error(`Postgres: ${error.message}`));
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async reset() {
      throw new Error('Only the embedded database can be reset, not the one at DATABASE_URL.');
    },
    async close() {
      await Promise.all([...listeners.map((listener) => listener.end()), pool.end()]);
    },
  };
}
