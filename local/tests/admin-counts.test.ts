import {afterAll, beforeAll, expect, it} from 'vitest';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop()));
afterAll(() => shop.close());

const ask = async (query: string) => {
  const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
    body: JSON.stringify({query}),
  });
  return response.json<{data?: Record<string, unknown>; errors?: readonly {message: string}[]}>();
};

it('counts all customers and products exactly', async () => {
  const {data} = await ask('{ customersCount(limit: null) { count precision } productsCount { count precision } }');
  expect(data).toMatchObject({
    customersCount: {count: shop.customers().length, precision: 'EXACT'},
    productsCount: {count: shop.products.length, precision: 'EXACT'},
  });
});

it('stops counting at the limit', async () => {
  const {data} = await ask('{ productsCount(limit: 3) { count precision } }');
  expect(data).toEqual({productsCount: {count: 3, precision: 'AT_LEAST'}});
});

it('refuses to count the results of a search, which it does not emulate', async () => {
  const {errors} = await ask('{ productsCount(query: "rice") { count } }');
  expect(errors?.[0]?.message).toContain('does not emulate');
});
