import {addToCart, FIRST_PRODUCT} from '../support/observe-shop';
import {createVisitor} from '../support/visitor';
import {startStack, type Stack} from '../support/stack';
import {measureLoad, UNCACHED_COOKIE} from './load';
import {sendOpenLoop, type Sample} from './open-loop';
import {percentile} from '../support/percentile';

const CONNECTIONS = 16;
/** A shared machine changes its speed within seconds: each overload is compared with the peaks just before and after it. */
const ROUNDS = 7;
const PEAK_SECONDS = 1.5;
const OVERLOAD_SECONDS = 4;
const SHARE_OF_PEAK = 1.5;
const ADD_EVERY_MS = 500;
/** A response as quick as this shows that the queue is empty again. */
const QUICK_MS = 250;
const RECOVERY_LIMIT_MS = 20_000;

/** The measurements of one page under 150 % of the load that it can serve. */
export interface OverloadResult {
  readonly peakPerSecond: number;
  /** Pages served per second under overload as a share of the peak: the median of all rounds. */
  readonly goodput: number;
  /** The share of each round. */
  readonly shares: readonly number[];
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Requests by status; 0 for a broken connection. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly recoveryMs: number;
  /** Additions to a cart during the overload, and how many of them were refused. */
  readonly added: number;
  readonly refusedAdds: number;
  readonly slowestAddMs: number;
}

/** Measures the highest throughput of a page, and what the page and the cart do at 150 % of it, in turns. */
export async function measureOverload(path: string): Promise<OverloadResult> {
  const stack = await startStack();
  try {
    const url = new URL(path, stack.workerUrl());
    const closedLoop = {url, connections: CONNECTIONS, cookie: UNCACHED_COOKIE};
    await measureLoad({...closedLoop, seconds: 3});
    const findPeak = async () => (await measureLoad({...closedLoop, seconds: PEAK_SECONDS})).requestsPerSecond;
    const peaks = [await findPeak()];
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      rounds.push(await overload(stack, url, peaks.at(-1) ?? NaN));
      peaks.push(await findPeak());
    }
    const shares = rounds.map(
      ({servedPerSecond}, at) => (2 * servedPerSecond) / ((peaks[at] ?? 0) + (peaks[at + 1] ?? 0)),
    );
    const samples = rounds.flatMap((round) => round.samples);
    const served = samples.filter(({status}) => status === 200).map(({durationMs}) => durationMs);
    const adds = rounds.flatMap((round) => round.adds);
    return {
      peakPerSecond: percentile(peaks, 0.5),
      goodput: percentile(shares, 0.5),
      shares,
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
    await stack.close();
  }
}

/** One overload and the recovery from it. */
interface Round {
  readonly samples: readonly Sample[];
  readonly servedPerSecond: number;
  readonly adds: readonly {readonly status: number; readonly durationMs: number}[];
  readonly recoveryMs: number;
}

async function overload(stack: Stack, url: URL, peakPerSecond: number): Promise<Round> {
  const perSecond = peakPerSecond * SHARE_OF_PEAK;
  const load = sendOpenLoop({url, perSecond, seconds: OVERLOAD_SECONDS, cookie: UNCACHED_COOKIE});
  const adds = await addUntil(stack, load);
  const finish = await load;
  const recoveryMs = await findRecovery(url);
  const samples = await finish();
  const served = samples.filter(({status, endMs}) => status === 200 && endMs <= OVERLOAD_SECONDS * 1000);
  return {samples, servedPerSecond: served.length / OVERLOAD_SECONDS, adds, recoveryMs};
}

/** Adds to a cart, as a page without scripts does, until the load ends. */
async function addUntil(stack: Stack, load: Promise<unknown>) {
  let isOver = false;
  void load.finally(() => (isOver = true));
  const adds: {status: number; durationMs: number}[] = [];
  while (!isOver) {
    const startMs = performance.now();
    const {status} = await addToCart(createVisitor(stack.origin), FIRST_PRODUCT);
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
