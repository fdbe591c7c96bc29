import {afterAll, beforeAll, expect, it} from 'vitest';
import {addToCart, FIRST_PRODUCT} from '../support/observe-shop';
import {startStack, type Stack} from '../support/stack';
import {createVisitor} from '../support/visitor';

/** More than the queue holds; each page takes some milliseconds. */
const BURST = 600;
/** A cookie of ours bypasses the page cache. */
const VISITOR = {Accept: 'text/html', Cookie: '__Host-flash=none'};

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const get = (path: string) => fetch(stack.origin + path, {headers: VISITOR});

it('a burst gets pages or the busy page, and no addition to a cart is refused', async () => {
  await (await get('/product/palak-paneer')).text();
  const burst = Array.from({length: BURST}, async () => {
    const response = await get('/product/palak-paneer');
    return {response, html: await response.text()};
  });
  const adds = Array.from({length: 3}, () => addToCart(createVisitor(stack.origin), FIRST_PRODUCT));
  const answers = await Promise.all(burst);
  expect((await Promise.all(adds)).map(({status}) => status)).toEqual([303, 303, 303]);
  expect(answers.filter(({response}) => response.status === 200).length).toBeGreaterThan(20);

  const refused = answers.filter(({response}) => response.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const {response, html} of refused) {
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(html) ?? [];
    expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(html).toContain('We are very busy right now');
  }
  const [, stylesheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(refused[0]?.html ?? '') ?? [];
  expect((await get(stylesheet)).status).toBe(200);

  const after = await get('/product/palak-paneer');
  expect(after.status).toBe(200);
  expect(await after.text()).toContain('Palak Paneer');
});

it('visitors who left while Shopify hung take no place from others', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({path: '/api/*', mode: 'hang'});
  const leave = () =>
    fetch(`${stack.origin}/products`, {headers: VISITOR, signal: AbortSignal.timeout(100)}).catch(() => null);
  // More than may be waiting for Shopify at a time.
  await Promise.all(Array.from({length: 100}, leave));
  expect((await get('/products')).status).toBe(503);
  await stack.shop.clearFaults();
  await expect.poll(async () => (await get('/products')).status, {timeout: 20_000}).toBe(200);
});
