import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {findAllProducts} from '../form/find-choices.server';
import {countCatalog} from './import-products.server';

const PAGES = 6;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shop with six pages of one product each, whose Admin API throttles every other request. */
function throttledShop() {
  let calls = 0;
  const query = vi.fn(async (_query: string, {after}: {after: string | null}) => {
    calls += 1;
    if (calls % 2 === 0) throw new UpstreamError('throttled', 'admin');
    const number = Number(after ?? 0) + 1;
    return Promise.resolve({
      products: {
        nodes: [
          {
            id: `gid://shopify/Product/${number}`,
            title: `Product ${number}`,
            status: 'ACTIVE',
            tags: [],
            totalInventory: 3,
            tracksInventory: true,
            featuredMedia: null,
            badge: null,
            includes: null,
            variants: {nodes: [{price: '7.99', compareAtPrice: null}]},
          },
        ],
        pageInfo: {hasNextPage: number < PAGES, endCursor: String(number)},
      },
      featured: null,
    });
  });
  return {query, budget: () => null} as unknown as Admin;
}

async function settle<Value>(work: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return work;
}

it('an import counts every page although Shopify throttles', async () => {
  expect(await settle(countCatalog(throttledShop()))).toMatchObject({products: PAGES, isIncomplete: false});
});

it('an import stops after its time limit and says so', async () => {
  const startMs = Date.now() - 60_000;
  expect(await settle(countCatalog(throttledShop(), startMs))).toMatchObject({products: 1, isIncomplete: true});
});

it('a bundle may contain any product of a large catalog', async () => {
  const {products} = await settle(findAllProducts(throttledShop()));
  expect(products.map(({title}) => title)).toHaveLength(PAGES);
});
