import {rmSync} from 'node:fs';
import type {Connection, Database} from './database';
import {SqlError} from './database';
import {startPglite, type PgliteLink, type PgliteSource} from './pglite-link';

/** The embedded Postgres, which can also be exported. */
export interface PgliteDatabase extends Database {
  /** Returns an archive of all its files. */
  snapshot(): Promise<Uint8Array>;
}

export interface PgliteOptions extends PgliteSource {
  /** Returns the archive to restart from. */
  readonly fresh: () => Promise<Uint8Array>;
  /** Replaces the statement timeout in tests. */
  readonly statementMs?: number;
}

const isTimeout = (error: unknown) => error instanceof SqlError && error.code === '57014';

/** Creates a queue that runs one task at a time, because the embedded Postgres has a single connection. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Opens the embedded Postgres.
 *
 * @param options - its folder must not be in use by another process, because the engine takes no lock
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const {directory, fresh} = options;
  const listeners = new Map<string, () => void>();
  const enqueue = createQueue();
  const start = (snapshot: Uint8Array | null): Promise<PgliteLink> =>
    startPglite({directory, snapshot}, (channel) => listeners.get(channel)?.());
  let link = await start(options.snapshot);

  async function restart(snapshot: Uint8Array | null): Promise<void> {
    await link.end();
    link = await start(snapshot);
    for (const channel of listeners.keys()) await link.run({kind: 'listen', channel});
  }

  async function runTask(task: Parameters<PgliteLink['run']>[0], limitMs: number | undefined): Promise<unknown> {
    try {
      return await link.run(task, limitMs === undefined ? undefined : (options.statementMs ?? limitMs));
    } catch (error) {
      // After a restart a folder still has all committed data. A database in memory restarts from the archive.
      if (isTimeout(error)) await restart(directory ? null : await fresh());
      throw error;
    }
  }

  const connection = (limitMs: number | undefined): Connection => ({
    query: async <Row extends object>(sql: string, values: readonly (string | null)[] = []) =>
      (await runTask({kind: 'query', sql, values}, limitMs)) as Row[],
    script: async (sql) => void (await runTask({kind: 'script', sql}, limitMs)),
  });

  return {
    connected: (work, limits = {}) => enqueue(() => work(connection(limits.statementMs))),
    async listen(channel, onNotification) {
      listeners.set(channel, onNotification);
      await enqueue(() => link.run({kind: 'listen', channel}));
    },
    snapshot: () => enqueue(() => link.run({kind: 'snapshot'})) as Promise<Uint8Array>,
    reset: () =>
      enqueue(async () => {
        const snapshot = await fresh();
        await link.end();
        if (directory) rmSync(directory, {recursive: true, force: true});
        await restart(snapshot);
      }),
    async close() {
      await enqueue(() => link.run({kind: 'close'}));
      await link.end();
    },
  };
}
