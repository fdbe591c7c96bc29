import {afterAll, beforeAll, expect, it} from 'vitest';
import {MEMORY_BYTES} from '~/platform/page-cache/page-cache.server';
import {manyProducts} from '../support/many-products';
import {startStack, type Stack} from '../support/stack';
import {visitCachedPage, visitPage, withoutNonce} from '../support/visit-page';

/** More pages than the memory of an isolate holds, so that the first ones are in the Cache API alone. */
const PRODUCTS = 340;
const VISITORS = 20;

let stack: Stack;
beforeAll(async () => void (stack = await startStack({seed: manyProducts(PRODUCTS)})));
afterAll(() => stack.close());

const visit = (path: string) => visitPage(stack.origin + path);
const visitCached = (path: string) => visitCachedPage(stack.origin + path);

it('serves a complete page from the Cache API to each visitor with their own nonce', {timeout: 120_000}, async () => {
  const [path = '', ...others] = stack.shop.products.map(({handle}) => `/product/${handle}`).reverse();
  let bytes = 0;
  for (const other of others) bytes += (await visit(other)).html.length;
  expect(bytes).toBeGreaterThan(MEMORY_BYTES);
  // Memory is full of pages that were requested as often.
  await visit(path);
  const fromCacheApi = await visitCached(path);

  const visits = [await visit(path), ...(await Promise.all(Array.from({length: VISITORS}, () => visit(path))))];
  for (const cached of visits) {
    expect(cached.cacheStatus).toBe('pages; hit');
    expect(cached.html).toContain(`nonce="${cached.nonce}"`);
    expect(withoutNonce(cached) === withoutNonce(fromCacheApi)).toBe(true);
  }
  expect(new Set(visits.map(({nonce}) => nonce)).size).toBe(visits.length);
});
