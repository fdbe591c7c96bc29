import type pg from 'pg';
import {startMigratedPostgres17} from './postgres-17';

/** A statement with its values. */
export type Call = readonly [sql: string, values?: readonly unknown[]];

/** Many connections to one database, to act at the same moment. */
export interface Crowd {
  readonly size: number;
  /** The role that owns everything. */
  readonly owner: pg.Client;
  /** Runs one statement as its owner. */
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** @returns how many rows there are `from` somewhere, with its conditions */
  count(from: string): Promise<number>;
  /**
   * Everybody acts at once, as the server calls: with the rights of its secret key, and no more.
   *
   * @param callOf - what is whose turn
   * @returns the first row that each got
   */
  atOnce<Row>(callOf: (turn: number) => Call): Promise<(Row | undefined)[]>;
  /** Lets everybody queue behind a lock of the owner's before the first may go on. */
  queuedBehind<Row>(lock: string, act: () => Promise<Row>): Promise<Row>;
  close(): Promise<void>;
}

async function rowsOf<Row>(client: pg.Client, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, [...values])).rows as Row[];
}

/** Starts a Postgres 17 with our migrations: the embedded one has a single connection, so nothing can meet there. */
export async function openCrowd(size: number): Promise<Crowd> {
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
