import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {PictureFrame} from './picture-frame';
import type {Encoding} from './picture-request';

/** A picture to be rendered: which, at what size and cut, and how to write it. */
export interface PaintJob {
  readonly name: string;
  readonly frame: PictureFrame;
  readonly encoding: Encoding;
}

/** What the program is sent, and what it answers. */
export type PaintOrder = PaintJob & {readonly id: number};
export type PaintAnswer = {readonly id: number} & ({readonly bytes: Uint8Array} | {readonly failure: string});

/** A child process that renders drawings; it starts with the first. */
export interface PaintProcess {
  /** @returns the encoded picture. Rejects when the drawing cannot be rendered, or takes far too long. */
  paint(job: PaintJob): Promise<Buffer>;
  /** Lets the parent end although the child still runs, until there is work again. */
  rest(): void;
  /** Ends the child; what it was at is rejected. The next job starts another. */
  end(reason: string): void;
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const PROGRAM = fileURLToPath(new URL('paint-program.ts', import.meta.url));
// The program is TypeScript like the rest, whatever runs its parent.
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const TOO_LONG_MS = 30_000;
// With one arena for its allocator, glibc holds on to half of the memory that it would with one for each thread.
const ENVIRONMENT = {...process.env, MALLOC_ARENA_MAX: '1'};

/** @returns a process that is started when there is work. */
export function createPaintProcess(): PaintProcess {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let jobs = 0;

  const settle = (id: number): Waiting | undefined => {
    const job = waiting.get(id);
    waiting.delete(id);
    clearTimeout(job?.timer);
    return job;
  };
  const hear = (answer: PaintAnswer): void => {
    const job = settle(answer.id);
    if ('bytes' in answer) job?.resolve(Buffer.from(answer.bytes));
    else job?.reject(new Error(`The picture could not be rendered: ${answer.failure}`));
  };
  const end = (reason: string): void => {
    child?.removeAllListeners().kill();
    child = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error(reason));
  };
  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {execArgv: ['--import', LOADER], serialization: 'advanced', env: ENVIRONMENT});
    started.on('message', (answer) => hear(answer as PaintAnswer));
    started.on('error', (error) => end(error.message));
    started.on('exit', () => end('The painting process ended.'));
    started.unref();
    return started;
  };

  return {
    paint: (job) =>
      new Promise((resolve, reject) => {
        jobs += 1;
        waiting.set(jobs, {resolve, reject, timer: setTimeout(() => end('The picture took too long.'), TOO_LONG_MS)});
        child ??= start();
        child.channel?.ref();
        child.send({id: jobs, ...job});
      }),
    rest: () => child?.channel?.unref(),
    end,
  };
}
