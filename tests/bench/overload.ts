import {freePort} from '../support/free-port';
import {startLocalShop} from '../support/local-shop';
import {addToCart, FIRST_PRODUCT} from '../support/observe-shop';
import {percentile} from '../support/percentile';
import {sum} from '../support/sum';
import {createVisitor} from '../support/visitor';
import {measureLoad, UNCACHED_COOKIE} from './load';
import {sendOpenLoop, type Sample} from './open-loop';
import {startWorker} from './start-worker';

const CONNECTIONS = 16;
/** A shared machine changes its speed within seconds: many short overloads, each between two measurements of the peak. */
const ROUNDS = 160;
const PEAK_SECONDS = 0.75;
const OVERLOAD_SECONDS = 1.5;
/** An overload begins with as many requests as the worker serves in this time, so that its queue is full from the start. */
const BURST_SECONDS = 0.4;
/** Pages served before are not counted: the worker is still accepting the burst. */
const FILL_SECONDS = 0.25;
const SHARE_OF_PEAK = 1.5;
const ADD_EVERY_MS = 500;
/** A response as quick as this shows that the queue is empty again. */
const QUICK_MS = 250;
const RECOVERY_LIMIT_MS = 20_000;

/** The measurements of one page under 150 % of the load that it can serve. */
export interface OverloadResult {
  readonly peakPerSecond: number;
  /** Pages served under overload as a share of those that the peak would have served: all rounds together. */
  readonly goodput: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Requests by status; 0 for a broken connection. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly recoveryMs: number;
  /** Additions to a cart, at the peak and under overload, and how many of them were refused. */
  readonly added: number;
  readonly refusedAdds: number;
  readonly slowestAddMs: number;
}

/**
 * Measures the highest throughput of a page, and what the page does at 150 % of it, in turns. Meanwhile, one visitor after the
 * other adds a product to a cart.
 */
export async function measureOverload(path: string): Promise<OverloadResult> {
  // Not through MiniOxygen's own workers: they take more time for a request than a refusal does.
  const directPort = await freePort();
  const origin = `http://127.0.0.1:${directPort}`;
  const shop = await startLocalShop({storefrontOrigin: origin});
  const worker = startWorker('dist/server', {PUBLIC_ORIGIN: origin, ...shop.settings}, {directPort});
  try {
    await worker.ready;
    const measuring = measureRounds(new URL(path, origin));
    const [{peaks, rounds}, adds] = await Promise.all([measuring, addUntil(origin, measuring)]);
    const peaksAround = rounds.map((_round, at) => ((peaks[at] ?? NaN) + (peaks[at + 1] ?? NaN)) / 2);
    const samples = rounds.flatMap((round) => round.samples);
    const served = samples.filter(({status}) => status === 200).map(({durationMs}) => durationMs);
    return {
      peakPerSecond: percentile(peaks, 0.5),
      goodput: sum(rounds.map(({servedPerSecond}) => servedPerSecond)) / sum(peaksAround),
      medianMs: percentile(served, 0.5),
      p95Ms: percentile(served, 0.95),
      statuses: samples.reduce<Record<number, number>>(
        (counts, {status}) => ({...counts, [status]: (counts[status] ?? 0) + 1}),
        {},
      ),
      recoveryMs: Math.max(...rounds.map((round) => round.recoveryMs)),
      added: adds.length,
      refusedAdds: adds.filter(({status}) => status !== 303).length,
      slowestAddMs: Math.max(...adds.map(({durationMs}) => durationMs)),
    };
  } finally {
    await worker.dispose();
    await shop.close();
  }
}

/** One overload and the recovery from it. */
interface Round {
  readonly samples: readonly Sample[];
  readonly servedPerSecond: number;
  readonly recoveryMs: number;
}

/** Measures the peak before the first round and after each. */
async function measureRounds(url: URL) {
  const closedLoop = {url, connections: CONNECTIONS, cookie: UNCACHED_COOKIE, mayRefuse: true};
  await measureLoad({...closedLoop, seconds: 3});
  const findPeak = async () => (await measureLoad({...closedLoop, seconds: PEAK_SECONDS})).requestsPerSecond;
  const peaks = [await findPeak()];
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(await overload(url, peaks.at(-1) ?? NaN));
    peaks.push(await findPeak());
  }
  return {peaks, rounds};
}

async function overload(url: URL, peakPerSecond: number): Promise<Round> {
  const perSecond = peakPerSecond * SHARE_OF_PEAK;
  const burst = Math.round(peakPerSecond * BURST_SECONDS);
  const finish = await sendOpenLoop({url, burst, perSecond, seconds: OVERLOAD_SECONDS, cookie: UNCACHED_COOKIE});
  const recoveryMs = await findRecovery(url);
  const samples = await finish();
  const isMeasured = (endMs: number) => endMs > FILL_SECONDS * 1000 && endMs <= OVERLOAD_SECONDS * 1000;
  const served = samples.filter(({status, endMs}) => status === 200 && isMeasured(endMs));
  return {samples, servedPerSecond: served.length / (OVERLOAD_SECONDS - FILL_SECONDS), recoveryMs};
}

/** Adds to new carts, as a page without scripts does, until the measurement ends. */
async function addUntil(origin: string, measuring: Promise<unknown>) {
  let isOver = false;
  const end = () => (isOver = true);
  void measuring.then(end, end);
  const adds: {status: number; durationMs: number}[] = [];
  while (!isOver) {
    const startMs = performance.now();
    const {status} = await addToCart(createVisitor(origin), FIRST_PRODUCT);
    adds.push({status, durationMs: performance.now() - startMs});
    await new Promise((resolve) => setTimeout(resolve, ADD_EVERY_MS));
  }
  return adds;
}

/** Returns the time from the end of the load until a page is quick again. */
async function findRecovery(url: URL): Promise<number> {
  const fromMs = performance.now();
  for (;;) {
    const startMs = performance.now();
    const response = await fetch(url, {headers: {Accept: 'text/html', Cookie: UNCACHED_COOKIE}});
    await response.text();
    const nowMs = performance.now();
    if (response.status === 200 && nowMs - startMs < QUICK_MS) return nowMs - fromMs;
    if (nowMs - fromMs > RECOVERY_LIMIT_MS) return Infinity;
  }
}
