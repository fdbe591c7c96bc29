import {connect} from 'node:net';
import {completeSize, toRequest} from './http-exchange';

/** Any cookie of the app makes a visitor personal, so that pages are rendered and not cached; this one has no meaning. */
export const UNCACHED_COOKIE = '__Host-bench=1';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly bytesPerResponse: number;
  readonly p95Ms: number;
}

export interface LoadOptions {
  readonly url: URL;
  readonly seconds: number;
  readonly connections: number;
  /** The session cookie of the requests; absent for anonymous requests. */
  readonly cookie?: string;
  /** Returns the path of the next request, if it is not that of the URL. */
  readonly nextPath?: () => string;
  /** Whether the worker may refuse visitors. Their responses, of status 503, are not counted. */
  readonly mayRefuse?: boolean;
}

/** Returns a function that cycles through the paths. It continues across measurements: the pages requested last are cached. */
export function inTurn(paths: readonly string[]): () => string {
  let count = 0;
  return () => paths[count++ % paths.length] ?? '';
}

/**
 * Requests one page over persistent connections, one request after the other on each. Plain sockets, because an HTTP client
 * costs more than a bare worker and would distort the result.
 * @throws Error if a response is neither 200 nor a refusal that the options allow
 */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const {url, seconds, connections, cookie, nextPath, mayRefuse = false} = options;
  const untilMs = performance.now() + seconds * 1000;
  const startMs = performance.now();
  const durations: number[] = [];
  const sizes: number[] = [];
  const request = toRequest(url, cookie);
  const next = () => (nextPath ? toRequest(new URL(nextPath(), url), cookie) : request);
  const exchanges = {next, url, untilMs, mayRefuse, durations, sizes};
  await Promise.all(Array.from({length: connections}, () => requestInTurn(exchanges)));
  durations.sort((a, b) => a - b);
  return {
    requestsPerSecond: durations.length / ((performance.now() - startMs) / 1000),
    bytesPerResponse: Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)),
    p95Ms: durations[Math.floor(durations.length * 0.95)] ?? NaN,
  };
}

/** What each connection sends, and the samples of all responses. */
interface Exchanges {
  readonly next: () => string;
  readonly url: URL;
  readonly untilMs: number;
  readonly mayRefuse: boolean;
  readonly durations: number[];
  readonly sizes: number[];
}

function requestInTurn({next, url, untilMs, mayRefuse, durations, sizes}: Exchanges): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer[] = [];
    let sentMs = 0;
    const socket = connect(Number(url.port), url.hostname);
    const send = () => {
      if (performance.now() >= untilMs) {
        socket.destroy();
        resolve();
        return;
      }
      received = [];
      sentMs = performance.now();
      socket.write(next());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received.push(chunk);
      const size = completeSize(received, chunk);
      if (size === null) return;
      const status = received[0]?.subarray(9, 12).toString();
      if (status === '200') {
        durations.push(performance.now() - sentMs);
        sizes.push(size);
      } else if (status !== '503' || !mayRefuse) {
        socket.destroy();
        reject(new Error(`${url.href} responded with ${status}`));
        return;
      }
      send();
    });
  });
}
