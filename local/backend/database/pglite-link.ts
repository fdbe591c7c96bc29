import {Worker} from 'node:worker_threads';
import {SqlError, toSqlError, type SqlValue} from './database';

/** Where the embedded database keeps its files, and what it starts from when there are none. */
export interface PgliteSource {
  /** Null keeps everything in memory. */
  readonly directory: string | null;
  readonly snapshot: Uint8Array | null;
}

/** What can be asked of the embedded database. */
type Task =
  | {readonly kind: 'query'; readonly sql: string; readonly values: readonly SqlValue[]}
  | {readonly kind: 'script'; readonly sql: string}
  | {readonly kind: 'listen'; readonly channel: string}
  | {readonly kind: 'snapshot' | 'close'};

type Answer =
  | {readonly ready: true}
  | {readonly heard: string}
  | {
      readonly id: number;
      readonly result?: unknown;
      readonly error?: {readonly message: string; readonly code?: string};
    };

/** The embedded database in its thread. */
export interface PgliteLink {
  /** @throws SqlError with code 57014 when it takes longer than `limitMs`; the thread is gone then. */
  ask(task: Task, limitMs?: number): Promise<unknown>;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const WORKER = new URL('./pglite-worker.mjs', import.meta.url);

function started(worker: Worker, source: PgliteSource): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    // Its own message is the whole minified program.
    worker.once('error', (error) =>
      reject(new Error(`The embedded Postgres did not start in ${source.directory ?? 'memory'}: ${error.message}`)),
    );
  });
}

function receiver(waiting: Map<number, Waiting>, heard: (channel: string) => void) {
  return (answer: Answer) => {
    if ('heard' in answer) return heard(answer.heard);
    if (!('id' in answer)) return;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) asked?.reject(toSqlError(Object.assign(new Error(answer.error.message), answer.error)));
    else asked?.resolve(answer.result);
  };
}

/**
 * Starts the embedded Postgres in a thread of its own: it knows no statement timeout, and a thread can be ended.
 *
 * @param heard - called with the channel of each notification
 */
export async function startPglite(source: PgliteSource, heard: (channel: string) => void): Promise<PgliteLink> {
  const worker = new Worker(WORKER, {workerData: source});
  await started(worker, source);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const fail = (error: unknown) => {
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', receiver(waiting, heard));
  worker.on('error', (error) => fail(new Error(`The embedded Postgres died: ${error.message}`)));

  return {
    ask(task, limitMs) {
      const id = (lastId += 1);
      const answer = new Promise((resolve, reject) => waiting.set(id, {resolve, reject}));
      worker.postMessage({...task, id});
      if (limitMs === undefined) return answer;
      const timer = setTimeout(() => {
        fail(new SqlError('canceling statement due to statement timeout', '57014'));
        void worker.terminate();
      }, limitMs);
      return answer.finally(() => clearTimeout(timer));
    },
    async end() {
      await worker.terminate();
    },
  };
}
