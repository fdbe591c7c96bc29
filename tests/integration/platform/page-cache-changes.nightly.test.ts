import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {createAdminClient} from '../../../local/tests/admin-client';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {visitCachedPage, visitPage} from '../../support/visit-page';

const PALAK = 'gid://shopify/Product/8000000000002';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visit = (path: string) => visitPage(stack.origin + path);
const visitCached = (path: string) => visitCachedPage(stack.origin + path);

it('does not keep a page of which Shopify does not return a streamed part', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ProductRecommendations', mode: 'status', status: 503});
  for (let turn = 0; turn < 3; turn++) expect((await visit('/product/palak-paneer')).cacheStatus).toBeNull();
  await stack.shop.clearFaults();
  await visitCached('/product/palak-paneer');
});

it('shows a merchant’s change within 15 seconds, without a deployment', {timeout: 30_000}, async () => {
  await visitCached('/product/palak-paneer');
  await visitCached('/products');
  const change = createAdminClient(stack.shop);
  const mutation =
    'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }';
  const startMs = Date.now();
  await change(mutation, {product: {id: PALAK, title: 'Palak Paneer Royale'}});
  for (const path of ['/product/palak-paneer', '/products'])
    await vi.waitFor(async () => expect((await visit(path)).html).toContain('Palak Paneer Royale'), {
      timeout: 15_000,
      interval: 500,
    });
  expect(Date.now() - startMs).toBeLessThan(15_000);
});
