import type {Database} from '../../../local/backend/database/database';

/** A statement that a session ran: with values, or a script without any. */
interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly (string | null)[] | null;
}

/** What one task of the backend ran, usually one transaction. */
export type RecordedSession = readonly RecordedStatement[];

export interface RecordedDatabase extends Database {
  /** Runs work and returns the sessions that began meanwhile. */
  record(work: () => Promise<unknown>): Promise<readonly RecordedSession[]>;
}

/** Wraps a database, to find out what a page runs and to run it again. */
export function recordDatabase(database: Database): RecordedDatabase {
  let sessions: RecordedStatement[][] | null = null;
  return {
    ...database,
    connected(work, limits) {
      const session: RecordedStatement[] = [];
      sessions?.push(session);
      return database.connected(
        ({query, script}) =>
          work({
            query(sql, values = []) {
              session.push({sql, values});
              return query(sql, values);
            },
            script(sql) {
              session.push({sql, values: null});
              return script(sql);
            },
          }),
        limits,
      );
    },
    async record(work) {
      const recorded: RecordedStatement[][] = [];
      sessions = recorded;
      await work();
      sessions = null;
      return recorded;
    },
  };
}

/** Runs sessions again, one after the other. @returns how long their statements took, in milliseconds */
export async function timeSessions(database: Database, sessions: readonly RecordedSession[]): Promise<number> {
  let totalMs = 0;
  for (const session of sessions) {
    await database.connected(async ({query, script}) => {
      for (const {sql, values} of session) {
        const startMs = performance.now();
        await (values ? query(sql, values) : script(sql));
        totalMs += performance.now() - startMs;
      }
    });
  }
  return totalMs;
}
