import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {PictureFrame} from './picture-frame';
import type {Encoding} from './picture-request';

export interface RenderJob {
  readonly name: string;
  readonly frame: PictureFrame;
  readonly encoding: Encoding;
}

/** The messages between this process and the render program. */
export type RenderMessage = RenderJob & {readonly id: number};
export type RenderReply = {readonly id: number} & ({readonly bytes: Uint8Array} | {readonly failure: string});

/** A child process that renders pictures. The first job starts it. */
export interface RenderProcess {
  /** Returns the encoded picture. Rejects if rendering fails or takes longer than 30 seconds. */
  render(job: RenderJob): Promise<Buffer>;
  /** Allows the parent to exit although the child is running, until the next job. */
  unref(): void;
  /** Stops the child and rejects its jobs. The next job starts a new child. */
  stop(reason: string): void;
}

interface PendingJob {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const PROGRAM = fileURLToPath(new URL('render-program.ts', import.meta.url));
// The child runs TypeScript directly, also when the parent is a bundle.
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const TIMEOUT_MS = 30_000;
// A single glibc arena halves the memory that the child holds.
const ENVIRONMENT = {...process.env, MALLOC_ARENA_MAX: '1'};

export function createRenderProcess(): RenderProcess {
  const pending = new Map<number, PendingJob>();
  let child: ChildProcess | null = null;
  let lastId = 0;

  const takeJob = (id: number): PendingJob | undefined => {
    const job = pending.get(id);
    pending.delete(id);
    clearTimeout(job?.timer);
    return job;
  };
  const handleReply = (reply: RenderReply): void => {
    const job = takeJob(reply.id);
    if ('bytes' in reply) job?.resolve(Buffer.from(reply.bytes));
    else job?.reject(new Error(`The picture could not be rendered: ${reply.failure}`));
  };
  const stop = (reason: string): void => {
    child?.removeAllListeners().kill();
    child = null;
    for (const id of [...pending.keys()]) takeJob(id)?.reject(new Error(reason));
  };
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {execArgv: ['--import', LOADER], serialization: 'advanced', env: ENVIRONMENT});
    started.on('message', (reply) => handleReply(reply as RenderReply));
    started.on('error', (error) => stop(error.message));
    started.on('exit', () => stop('The render process exited.'));
    started.unref();
    return started;
  };

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, {resolve, reject, timer: setTimeout(() => stop('Rendering timed out.'), TIMEOUT_MS)});
        child ??= start();
        child.channel?.ref();
        child.send({id: lastId, ...job});
      }),
    unref: () => child?.channel?.unref(),
    stop,
  };
}
