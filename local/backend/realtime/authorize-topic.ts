import {SqlError, type Database} from '../database/database';
import {transaction} from '../database/transaction';
import type {Caller} from '../identify-caller';

/** Who wants to hear or send. */
export type Listener = Pick<Caller, 'role' | 'claims'>;

const isRefusal = (error: unknown) => error instanceof SqlError && error.code.startsWith('42');

/** Hearing is allowed when a message on the topic could be read. It is written by the gateway, and never kept. */
export async function mayHear(database: Database, {role, claims}: Listener, topic: string): Promise<boolean> {
  const work = transaction(
    database,
    null,
    async (connection) => {
      const [probe] = await connection.query<{id: string}>(
        `insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'probe', true) returning id`,
        [topic],
      );
      await connection.query(
        `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true), set_config('role', $3, true)`,
        [topic, JSON.stringify(claims), role],
      );
      return connection.query('select 1 from realtime.messages where id = $1', [probe?.id ?? null]);
    },
    {end: 'rollback'},
  );
  try {
    return (await work).length > 0;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Sending is allowed when a message on the topic could be written. */
export async function maySend(database: Database, {role, claims}: Listener, topic: string): Promise<boolean> {
  try {
    await transaction(
      database,
      {role, claims},
      async (connection) => {
        await connection.query(`select set_config('realtime.topic', $1, true)`, [topic]);
        await connection.query(
          `insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'probe', true)`,
          [topic],
        );
      },
      {end: 'rollback'},
    );
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
