import {afterAll, beforeAll, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {manyProducts} from '../support/many-products';
import {createQuery, type SendQuery} from '../support/storefront-client';

const PRODUCTS = 1_000;
const PAGE = 12;
const MAX_PAGE_MS = 250;

let local: LocalShop;
let ask: SendQuery;
beforeAll(async () => {
  local = await startLocalShop({seed: manyProducts(PRODUCTS)});
  ask = createQuery(local.origin);
});
afterAll(() => local.close());

interface Page {
  readonly nodes: readonly {readonly handle: string}[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
}

const FIELDS = 'nodes { handle } pageInfo { hasNextPage endCursor }';
const LISTS = [
  [
    'products',
    `query All($after: String) { list: products(first: ${PAGE}, after: $after, sortKey: PRICE) { ${FIELDS} } }`,
  ],
  [
    'a collection',
    `query All($after: String) { collection(handle: "all") { products(first: ${PAGE}, after: $after) { ${FIELDS} } } }`,
  ],
] as const;

it.each(LISTS)('pages through a thousand products of %s, each once', async (_what, document) => {
  const seen: string[] = [];
  const times: number[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const startMs = performance.now();
    const response: {list?: Page; collection?: {products: Page}} = await ask(document, {after});
    times.push(performance.now() - startMs);
    const page: Page | undefined = response.list ?? response.collection?.products;
    seen.push(...(page?.nodes ?? []).map(({handle}) => handle));
    after = page?.pageInfo.endCursor ?? null;
    isMore = page?.pageInfo.hasNextPage ?? false;
  }
  expect(seen).toHaveLength(PRODUCTS);
  expect(new Set(seen).size).toBe(PRODUCTS);
  // The median, because the machine may be temporarily busy.
  expect(times.sort((left, right) => left - right)[Math.floor(times.length / 2)]).toBeLessThan(MAX_PAGE_MS);
});
