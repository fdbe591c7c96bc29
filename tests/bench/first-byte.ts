import {BROWSER_HEADERS} from '../support/browser-headers';
import {startStack, type Stack} from '../support/stack';
import {UNCACHED_COOKIE} from './load';
import {report} from './report';

const PATHS = ['/', '/products', '/product/palak-paneer', '/recipes/palak-paneer'];
const DELAY_MS = 100;
const ROUNDS = 8;
/** How many of the slowed calls a first byte may wait for. */
const MOST_CALLS = {cold: 1.3, warm: 0.1};

/** Checks how many calls of Shopify the first byte of a page waits for, with empty and with filled caches. */
export async function checkFirstByte(): Promise<void> {
  const stack = await startStack();
  try {
    for (const path of PATHS) {
      const {quick, slow} = await firstBytes(stack, path);
      for (const state of ['cold', 'warm'] as const) {
        const calls = (slow[state] - quick[state]) / DELAY_MS;
        report(
          `${path}, ${state}: calls of Shopify before the first byte`,
          `${calls.toFixed(2)} (${slow[state].toFixed(0)} and ${quick[state].toFixed(0)} ms)`,
          calls <= MOST_CALLS[state],
        );
      }
    }
  } finally {
    await stack.close();
  }
}

/** The first bytes of a page, in milliseconds, with empty and with filled caches. */
interface FirstBytes {
  readonly cold: number;
  readonly warm: number;
}

/** Measures with quick and with slowed calls in turns, because the machine's speed changes. */
async function firstBytes(stack: Stack, path: string): Promise<{quick: FirstBytes; slow: FirstBytes}> {
  const quick: FirstBytes[] = [];
  const slow: FirstBytes[] = [];
  while (slow.length < ROUNDS) {
    quick.push(await restartAndMeasure(stack, path, 0));
    slow.push(await restartAndMeasure(stack, path, DELAY_MS));
  }
  return {quick: shortestOf(quick), slow: shortestOf(slow)};
}

/** Returns the shortest times: other programs of the machine only make a page slower. */
const shortestOf = (all: readonly FirstBytes[]): FirstBytes => ({
  cold: Math.min(...all.map(({cold}) => cold)),
  warm: Math.min(...all.map(({warm}) => warm)),
});

async function restartAndMeasure(stack: Stack, path: string, delayMs: number): Promise<FirstBytes> {
  await stack.restartStorefront();
  await stack.shop.clearFaults();
  // Starts the worker. It is not a page, so that it fills no cache of pages.
  await firstByteMs(stack, '/health');
  if (delayMs > 0) await stack.shop.fault({path: '/api/*', mode: 'delay', ms: delayMs});
  return {cold: await firstByteMs(stack, path), warm: await firstByteMs(stack, path)};
}

async function firstByteMs({origin}: Stack, path: string): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(origin + path, {headers: {...BROWSER_HEADERS, Cookie: UNCACHED_COOKIE}});
  const ms = performance.now() - startMs;
  await response.text();
  return ms;
}
