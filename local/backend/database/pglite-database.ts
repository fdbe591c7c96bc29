import {rmSync} from 'node:fs';
import type {Connection, Database} from './database';
import {SqlError} from './database';
import {startPglite, type PgliteLink, type PgliteSource} from './pglite-link';

/** The embedded Postgres, which can also be copied as a whole. */
export interface PgliteDatabase extends Database {
  /** @returns all of its files in one archive. */
  snapshot(): Promise<Uint8Array>;
}

/** How the embedded Postgres is opened. */
export interface PgliteOptions extends PgliteSource {
  /** Gives the archive to start again from. */
  readonly fresh: () => Promise<Uint8Array>;
  /** For tests of the limit. */
  readonly statementMs?: number;
}

const isTimeout = (error: unknown) => error instanceof SqlError && error.code === '57014';

/** Lets one piece of work at a time through: the embedded Postgres has a single connection. */
function createTurnstile() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Opens the embedded Postgres.
 *
 * @param options - its folder must be nobody else's: the engine itself takes no lock
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const {directory, fresh} = options;
  const listeners = new Map<string, () => void>();
  const inTurn = createTurnstile();
  const start = (snapshot: Uint8Array | null): Promise<PgliteLink> =>
    startPglite({directory, snapshot}, (channel) => listeners.get(channel)?.());
  let link = await start(options.snapshot);

  async function restart(snapshot: Uint8Array | null): Promise<void> {
    await link.end();
    link = await start(snapshot);
    for (const channel of listeners.keys()) await link.ask({kind: 'listen', channel});
  }

  async function ask(task: Parameters<PgliteLink['ask']>[0], limitMs: number | undefined): Promise<unknown> {
    try {
      return await link.ask(task, limitMs === undefined ? undefined : (options.statementMs ?? limitMs));
    } catch (error) {
      // In a folder nothing committed is lost; in memory everything is, and a test that wants this wants to know.
      if (isTimeout(error)) await restart(directory ? null : await fresh());
      throw error;
    }
  }

  const connection = (limitMs: number | undefined): Connection => ({
    query: async <Row extends object>(sql: string, values: readonly (string | null)[] = []) =>
      (await ask({kind: 'query', sql, values}, limitMs)) as Row[],
    script: async (sql) => void (await ask({kind: 'script', sql}, limitMs)),
  });

  return {
    connected: (work, limits = {}) => inTurn(() => work(connection(limits.statementMs))),
    async listen(channel, heard) {
      listeners.set(channel, heard);
      await inTurn(() => link.ask({kind: 'listen', channel}));
    },
    snapshot: () => inTurn(() => link.ask({kind: 'snapshot'})) as Promise<Uint8Array>,
    reset: () =>
      inTurn(async () => {
        const snapshot = await fresh();
        await link.end();
        if (directory) rmSync(directory, {recursive: true, force: true});
        await restart(snapshot);
      }),
    async close() {
      await inTurn(() => link.ask({kind: 'close'}));
      await link.end();
    },
  };
}
