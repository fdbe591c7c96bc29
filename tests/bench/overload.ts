import {addToCart, FIRST_PRODUCT} from '../support/observe-shop';
import {createVisitor} from '../support/visitor';
import {startStack, type Stack} from '../support/stack';
import {measureLoad, UNCACHED_COOKIE} from './load';
import {sendOpenLoop} from './open-loop';
import {percentile} from '../support/percentile';

const CONNECTIONS = 16;
const PEAK_SECONDS = 4;
const OVERLOAD_SECONDS = 8;
const SHARE_OF_PEAK = 1.5;
const ADD_EVERY_MS = 500;
/** A response as quick as this shows that the queue is empty again. */
const QUICK_MS = 250;
const RECOVERY_LIMIT_MS = 20_000;

/** The measurements of one page under 150 % of the load that it can serve. */
export interface OverloadResult {
  readonly peakPerSecond: number;
  /** Pages served per second under overload as a share of the peak. */
  readonly goodput: number;
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

/** Measures the highest throughput of a page, and what the page and the cart do at 150 % of it. */
export async function measureOverload(path: string): Promise<OverloadResult> {
  const stack = await startStack();
  try {
    const url = new URL(path, stack.workerUrl());
    await measureLoad({url, seconds: 3, connections: CONNECTIONS, cookie: UNCACHED_COOKIE});
    const {requestsPerSecond} = await measureLoad({
      url,
      seconds: PEAK_SECONDS,
      connections: CONNECTIONS,
      cookie: UNCACHED_COOKIE,
    });
    const load = sendOpenLoop({
      url,
      perSecond: requestsPerSecond * SHARE_OF_PEAK,
      seconds: OVERLOAD_SECONDS,
      cookie: UNCACHED_COOKIE,
    });
    const adds = await addUntil(stack, load);
    const finish = await load;
    const recoveryMs = await findRecovery(url);
    const samples = await finish();
    const pages = samples.filter(({status}) => status === 200);
    const served = pages.map(({durationMs}) => durationMs);
    const inTime = pages.filter(({endMs}) => endMs <= OVERLOAD_SECONDS * 1000);
    const statuses = samples.reduce<Record<number, number>>(
      (counts, {status}) => ({...counts, [status]: (counts[status] ?? 0) + 1}),
      {},
    );
    return {
      peakPerSecond: requestsPerSecond,
      goodput: inTime.length / OVERLOAD_SECONDS / requestsPerSecond,
      medianMs: percentile(served, 0.5),
      p95Ms: percentile(served, 0.95),
      statuses,
      recoveryMs,
      added: adds.length,
      refusedAdds: adds.filter(({status}) => status !== 303).length,
      slowestAddMs: Math.max(...adds.map(({durationMs}) => durationMs)),
    };
  } finally {
    await stack.close();
  }
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
