import {BROWSER_HEADERS} from '../support/browser-headers';
import {startStack, type Stack} from '../support/stack';
import {UNCACHED_COOKIE} from './load';
import {report} from './report';

const PATHS = ['/', '/products', '/product/palak-paneer', '/recipes/palak-paneer'];
const DELAY_MS = 100;
const ROUNDS = 5;
/** How many of the slowed calls a first byte may wait for. */
const MOST_CALLS = {cold: 1.3, warm: 0.1};

/** Checks how many calls of Shopify the first byte of a page waits for, with empty and with filled caches. */
export async function checkFirstByte(): Promise<void> {
  const stack = await startStack();
  try {
    for (const path of PATHS) {
      const [quick, slow] = [await firstBytes(stack, path, 0), await firstBytes(stack, path, DELAY_MS)];
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

/** Returns the shortest times, in milliseconds: other programs of the machine only make a page slower. */
async function firstBytes(stack: Stack, path: string, delayMs: number) {
  const times = {cold: Infinity, warm: Infinity};
  for (let round = 0; round < ROUNDS; round++) {
    await stack.restartStorefront();
    await stack.shop.clearFaults();
    // Starts the worker. Its query is not cached, so that it fills no cache of pages.
    await firstByteMs(stack, '/health');
    if (delayMs > 0) await stack.shop.fault({path: '/api/*', mode: 'delay', ms: delayMs});
    for (const state of ['cold', 'warm'] as const)
      times[state] = Math.min(times[state], await firstByteMs(stack, path));
  }
  return times;
}

async function firstByteMs({origin}: Stack, path: string): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(origin + path, {headers: {...BROWSER_HEADERS, Cookie: UNCACHED_COOKIE}});
  const ms = performance.now() - startMs;
  await response.text();
  return ms;
}
