import {createPaintProcess, type PaintJob} from './paint-process';

/** Renders drawings, a few at a time. */
export interface Painter {
  /** @returns the encoded picture. Rejects when the drawing cannot be rendered, or takes far too long. */
  paint(job: PaintJob): Promise<Buffer>;
  close(): void;
}

// Each rendering keeps one core busy and takes some tens of megabytes; more at a time would only wait for each other.
const AT_A_TIME = 2;
const IDLE_MS = 60_000;

/**
 * A painter that works in a process of its own: drawing and encoding take well over 100 MB and do not give them back, so that
 * process lives only while there is work, and `IDLE_MS` longer.
 */
export function createPainter(): Painter {
  const process = createPaintProcess();
  const queue: (() => void)[] = [];
  let idle: NodeJS.Timeout | undefined;
  let running = 0;

  const begin = (): Promise<void> => {
    clearTimeout(idle);
    if (running === AT_A_TIME) return new Promise((resolve) => queue.push(resolve));
    running += 1;
    return Promise.resolve();
  };
  const finish = (): void => {
    const next = queue.shift();
    if (next) return next();
    running -= 1;
    if (running > 0) return;
    process.rest();
    idle = setTimeout(() => process.end('The painting process was idle.'), IDLE_MS).unref();
  };

  return {
    async paint(job) {
      await begin();
      try {
        return await process.paint(job);
      } finally {
        finish();
      }
    },
    close() {
      clearTimeout(idle);
      process.end('The painter was closed.');
    },
  };
}
