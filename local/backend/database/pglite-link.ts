import {Worker} from 'node:worker_threads';
import {SqlError, toSqlError, type SqlValue} from './database';

/** Where the embedded database stores its files, and the archive that it starts from when there are none. */
export interface PgliteSource {
  /** Null stores everything in memory. */
  readonly directory: string | null;
  readonly snapshot: Uint8Array | null;
}

/** A task for the thread of the embedded database. */
type Task =
  | {readonly kind: 'query'; readonly sql: string; readonly values: readonly SqlValue[]}
  | {readonly kind: 'script'; readonly sql: string}
  | {readonly kind: 'listen'; readonly channel: string}
  | {readonly kind: 'snapshot' | 'close'};

type WorkerMessage =
  | {readonly ready: true}
  | {readonly notified: string}
  | {
      readonly id: number;
      readonly result?: unknown;
      readonly error?: {readonly message: string; readonly code?: string};
    };

/** A connection to the embedded database in its thread. */
export interface PgliteLink {
  /** @throws SqlError with code 57014 after `limitMs`, when the thread has been terminated */
  run(task: Task, limitMs?: number): Promise<unknown>;
  end(): Promise<void>;
}

interface PendingTask {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const WORKER = new URL('./pglite-worker.mjs', import.meta.url);

function waitForStart(worker: Worker, source: PgliteSource): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    // The stack of the error would print the whole minified program.
    worker.once('error', (error) =>
      reject(new Error(`The embedded Postgres did not start in ${source.directory ?? 'memory'}: ${error.message}`)),
    );
  });
}

function createReceiver(pending: Map<number, PendingTask>, onNotification: (channel: string) => void) {
  return (message: WorkerMessage) => {
    if ('notified' in message) return onNotification(message.notified);
    if (!('id' in message)) return;
    const task = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) task?.reject(toSqlError(Object.assign(new Error(message.error.message), message.error)));
    else task?.resolve(message.result);
  };
}

/**
 * Starts the embedded Postgres in a thread, which can be terminated, because the engine has no statement timeout.
 *
 * @param onNotification - called with the channel of each notification
 */
export async function startPglite(
  source: PgliteSource,
  onNotification: (channel: string) => void,
): Promise<PgliteLink> {
  const worker = new Worker(WORKER, {workerData: source});
  await waitForStart(worker, source);
  const pending = new Map<number, PendingTask>();
  let lastId = 0;
  const fail = (error: unknown) => {
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', createReceiver(pending, onNotification));
  worker.on('error', (error) => fail(new Error(`The embedded Postgres crashed: ${error.message}`)));

  return {
    run(task, limitMs) {
      const id = (lastId += 1);
      const result = new Promise((resolve, reject) => pending.set(id, {resolve, reject}));
      worker.postMessage({...task, id});
      if (limitMs === undefined) return result;
      const timer = setTimeout(() => {
        fail(new SqlError('canceling statement due to statement timeout', '57014'));
        void worker.terminate();
      }, limitMs);
      return result.finally(() => clearTimeout(timer));
    },
    async end() {
      await worker.terminate();
    },
  };
}
