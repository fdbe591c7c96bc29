import {createRenderProcess, type RenderJob} from './render-process';

/** Renders pictures with limited concurrency. */
export interface PictureRenderer {
  /** Returns the encoded picture. Rejects if rendering fails or times out. */
  render(job: RenderJob): Promise<Buffer>;
  close(): void;
}

// Each job occupies one core and tens of megabytes.
const MAX_CONCURRENT_JOBS = 2;
const IDLE_MS = 60_000;

/**
 * Creates a renderer that works in a child process. Rendering takes more than 100 MB, which only the end of a process
 * frees, so the child stops `IDLE_MS` after its last job.
 */
export function createPictureRenderer(): PictureRenderer {
  const process = createRenderProcess();
  const queue: (() => void)[] = [];
  let idle: NodeJS.Timeout | undefined;
  let running = 0;

  const acquire = (): Promise<void> => {
    clearTimeout(idle);
    if (running === MAX_CONCURRENT_JOBS) return new Promise((resolve) => queue.push(resolve));
    running += 1;
    return Promise.resolve();
  };
  const release = (): void => {
    const next = queue.shift();
    if (next) return next();
    running -= 1;
    if (running > 0) return;
    process.unref();
    idle = setTimeout(() => process.stop('The render process was idle.'), IDLE_MS).unref();
  };

  return {
    async render(job) {
      await acquire();
      try {
        return await process.render(job);
      } finally {
        release();
      }
    },
    close() {
      clearTimeout(idle);
      process.stop('The renderer was closed.');
    },
  };
}
