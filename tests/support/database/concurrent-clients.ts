import type pg from 'pg';
import {startMigratedPostgres17} from './postgres-17';

export type Call = readonly [sql: string, values?: readonly unknown[]];

/** Many connections to one database, which run statements concurrently. */
export interface ConcurrentClients {
  readonly size: number;
  /** A connection of the superuser. */
  readonly owner: pg.Client;
  /** Runs one statement as superuser. */
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** @param from the rest of a select after `from`: the table and its conditions */
  count(from: string): Promise<number>;
  /**
   * Runs one statement on each connection at the same time, with the rights of the storefront's server.
   * @param callOf returns the statement of a connection by its index
   * @returns the first row of each result
   */
  atOnce<Row>(callOf: (turn: number) => Call): Promise<(Row | undefined)[]>;
  /** Runs `act` while a lock is held, and releases the lock when all connections wait for it. */
  queuedBehind<Row>(lock: string, act: () => Promise<Row>): Promise<Row>;
  close(): Promise<void>;
}

async function rowsOf<Row>(client: pg.Client, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, [...values])).rows as Row[];
}

/** Starts Postgres 17 with the migrations: the embedded database has a single connection, so it cannot test races. */
export async function openConcurrentClients(size: number): Promise<ConcurrentClients> {
  const server = await startMigratedPostgres17();
  const owner = await server.connect();
  const clients = await Promise.all(Array.from({length: size}, () => server.connect()));
  await Promise.all(clients.map((client) => client.query('set role service_role')));

  async function count(from: string): Promise<number> {
    const [row] = await rowsOf<{count: string}>(owner, `select count(*) from ${from}`);
    return Number(row?.count);
  }
  return {
    size,
    owner,
    count,
    rows: (sql, values) => rowsOf(owner, sql, values),
    atOnce: <Row>(callOf: (turn: number) => Call) =>
      Promise.all(clients.map(async (client, turn) => (await rowsOf<Row>(client, ...callOf(turn)))[0])),
    async queuedBehind(lock, act) {
      await owner.query(`begin; ${lock}`);
      const acting = act();
      while ((await count(`pg_catalog.pg_stat_activity where wait_event_type = 'Lock'`)) < size);
      await owner.query('commit');
      return acting;
    },
    async close() {
      await Promise.all([...clients, owner].map((client) => client.end()));
      await server.stop();
    },
  };
}
