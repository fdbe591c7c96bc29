import {SqlError, type Database} from '../database/database';
import {transaction} from '../database/transaction';
import type {Caller} from '../identify-caller';

/** The caller who receives or sends on a topic. */
export type Listener = Pick<Caller, 'role' | 'claims'>;

const isPermissionError = (error: unknown) => error instanceof SqlError && error.code.startsWith('42');

/** Returns whether policies let the caller read a message on the topic, which is inserted and rolled back. */
export async function canReceive(database: Database, {role, claims}: Listener, topic: string): Promise<boolean> {
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
    if (isPermissionError(error)) return false;
    throw error;
  }
}

/** Returns whether policies let the caller insert a message on the topic, which is rolled back. */
export async function canSend(database: Database, {role, claims}: Listener, topic: string): Promise<boolean> {
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
    if (isPermissionError(error)) return false;
    throw error;
  }
}
