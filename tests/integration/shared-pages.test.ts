import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {manyProducts} from '../support/many-products';
import {startStack, type Stack} from '../support/stack';

/** More pages than the memory of an isolate holds, so that the first ones are in the Cache API alone. */
const PRODUCTS = 340;
const MEMORY_BYTES = 24_000_000;
const VISITORS = 20;
const WAIT = {timeout: 15_000, interval: 100};

let stack: Stack;
beforeAll(async () => void (stack = await startStack({seed: manyProducts(PRODUCTS)})));
afterAll(() => stack.close());

async function visit(path: string) {
  const response = await fetch(stack.origin + path, {headers: {Accept: 'text/html'}});
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return {
    cacheStatus: response.headers.get('Cache-Status'),
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '',
    html: await response.text(),
  };
}

/** Visits a page until it comes from the cache. */
const visitCached = (path: string) =>
  vi.waitFor(async () => {
    const cached = await visit(path);
    expect(cached.cacheStatus).toBe('pages; hit');
    return cached;
  }, WAIT);

const withoutNonce = ({html, nonce}: Awaited<ReturnType<typeof visit>>) => html.replaceAll(nonce, '');

it('gives each visitor of a page in the Cache API a whole one with their own nonce', {timeout: 120_000}, async () => {
  const [path = '', ...others] = stack.shop.products.map(({handle}) => `/product/${handle}`);
  const fromMemory = await visitCached(path);
  let bytes = 0;
  for (const other of others) bytes += (await visit(other)).html.length;
  expect(bytes).toBeGreaterThan(MEMORY_BYTES);
  await visitCached(others.at(-1) ?? '');

  const visits = [await visit(path), ...(await Promise.all(Array.from({length: VISITORS}, () => visit(path))))];
  for (const cached of visits) {
    expect(cached.cacheStatus).toBe('pages; hit');
    expect(cached.html).toContain(`nonce="${cached.nonce}"`);
    expect(withoutNonce(cached) === withoutNonce(fromMemory)).toBe(true);
  }
  expect(new Set(visits.map(({nonce}) => nonce)).size).toBe(visits.length);
});
