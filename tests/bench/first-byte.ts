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

/**
 * Measures the first byte of a page in milliseconds, with quick and with slowed calls in turns, because the machine's speed changes.
 * @returns the shortest times: other programs of the machine only make a page slower
 */
async function firstBytes(stack: Stack, path: string) {
  const quick = {cold: Infinity, warm: Infinity};
  const slow = {...quick};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [shortest, delayMs] of [[quick, 0] as const, [slow, DELAY_MS] as const]) {
      await stack.restartStorefront();
      await stack.shop.clearFaults();
      // Starts the worker. It is not a page, so that it fills no cache of pages.
      await firstByteMs(stack, '/health');
      if (delayMs > 0) await stack.shop.fault({path: '/api/*', mode: 'delay', ms: delayMs});
      for (const state of ['cold', 'warm'] as const)
        shortest[state] = Math.min(shortest[state], await firstByteMs(stack, path));
    }
  }
  return {quick, slow};
}

async function firstByteMs({origin}: Stack, path: string): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(origin + path, {headers: {...BROWSER_HEADERS, Cookie: UNCACHED_COOKIE}});
  const ms = performance.now() - startMs;
  await response.text();
  return ms;
}
