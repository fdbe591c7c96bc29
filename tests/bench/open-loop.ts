import {connect, type Socket} from 'node:net';
import {completeSize, toRequest} from './http-exchange';

/** The response to one request of an open loop. */
export interface Sample {
  /** 0 if the connection broke. */
  readonly status: number;
  /** From the time at which the request was due, so that waiting for a connection counts too. */
  readonly durationMs: number;
  /** When the response was complete, from the start of the load. */
  readonly endMs: number;
}

/** A load that does not depend on how fast responses come, as visitors do not wait for each other. */
export interface OpenLoopOptions {
  readonly url: URL;
  /** The number of requests that are sent at once at the start, before those of the fixed rate. */
  readonly burst: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly cookie?: string;
}

const TICK_MS = 5;
const MAX_SOCKETS = 4_000;
/** Later responses count as failures: a visitor does not wait longer. */
const GIVE_UP_MS = 10_000;

/**
 * Sends a burst of requests and then others at a fixed rate, over as many persistent connections as are needed.
 * @returns once all are sent, a function that waits for the responses: one sample for each request
 */
export async function sendOpenLoop({
  url,
  burst,
  perSecond,
  seconds,
  cookie,
}: OpenLoopOptions): Promise<() => Promise<readonly Sample[]>> {
  const request = toRequest(url, cookie);
  const pool: Socket[] = [];
  const all = new Set<Socket>();
  const pending: Promise<Sample>[] = [];
  const startMs = performance.now();
  const total = burst + Math.round(perSecond * seconds);
  while (pending.length < total) {
    const due = Math.min(total, burst + Math.floor(((performance.now() - startMs) / 1000) * perSecond));
    while (pending.length < due) {
      const dueMs = startMs + Math.max(0, (pending.length - burst) / perSecond) * 1000;
      const isFull = pool.length === 0 && all.size >= MAX_SOCKETS;
      pending.push(isFull ? Promise.resolve(NO_SOCKET) : exchange(url, request, dueMs, pool, all));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return async () => {
    const samples = await Promise.all(pending);
    for (const socket of all) socket.destroy();
    return samples.map(({status, durationMs, endMs}) => ({status, durationMs, endMs: endMs - startMs}));
  };
}

const NO_SOCKET: Sample = {status: 0, durationMs: NaN, endMs: NaN};

function exchange(url: URL, request: string, dueMs: number, pool: Socket[], all: Set<Socket>): Promise<Sample> {
  const socket = pool.pop() ?? open(url, pool, all);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const finish = (status: number) => {
      clearTimeout(timer);
      socket.off('data', read);
      socket.off('close', broke);
      const endMs = performance.now();
      resolve({status, durationMs: endMs - dueMs, endMs});
    };
    const broke = () => finish(0);
    const read = (chunk: Buffer) => {
      received.push(chunk);
      if (completeSize(received, chunk) === null) return;
      finish(Number(received[0]?.subarray(9, 12).toString()));
      pool.push(socket);
    };
    const timer = setTimeout(() => {
      socket.destroy();
      broke();
    }, GIVE_UP_MS);
    socket.on('data', read);
    socket.once('close', broke);
    socket.write(request);
  });
}

function open(url: URL, pool: Socket[], all: Set<Socket>): Socket {
  const socket = connect(Number(url.port), url.hostname);
  socket.setMaxListeners(0);
  // The exchange in progress hears of it by `close`.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    all.delete(socket);
    const at = pool.indexOf(socket);
    if (at >= 0) pool.splice(at, 1);
  });
  all.add(socket);
  return socket;
}
