import {toSqlError, type Connection, type Database} from './database';

const MAX_CONNECTIONS = 8;

type Queryable = {query(sql: string, values?: (string | null)[]): Promise<{rows: object[]}>};

const connectionOn = (client: Queryable): Connection => ({
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
 * Opens a Postgres that runs somewhere.
 *
 * @param url - of a role that may create roles and event triggers
 */
export async function openPostgres(url: string): Promise<Database> {
  const {default: pg} = await import('pg');
  const pool = new pg.Pool({connectionString: url, max: MAX_CONNECTIONS});
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`Postgres: ${error.message}`));
  const ears: InstanceType<typeof pg.Client>[] = [];

  return {
    async connected(work) {
      const client = await pool.connect();
      try {
        return await work(connectionOn(client));
      } finally {
        client.release();
      }
    },
    async listen(channel, heard) {
      const ear = new pg.Client(url);
      ears.push(ear);
      await ear.connect();
      ear.on('notification', heard);
      ear.on('error', (error) => console.error(`Postgres: ${error.message}`));
      await ear.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async reset() {
      throw new Error('Only the embedded database is reset: this one is yours, at DATABASE_URL.');
    },
    async close() {
      await Promise.all([...ears.map((ear) => ear.end()), pool.end()]);
    },
  };
}
