import {expect, it, vi} from 'vitest';
import {findCatalogPrices} from './find-catalog-prices.server';

const product = (handle: string, amount: string) => {
  const price = {amount, currencyCode: 'USD'};
  return {handle, priceRange: {minVariantPrice: price, maxVariantPrice: price}};
};
const page = (nodes: readonly object[], endCursor: string | null) => ({
  products: {nodes, pageInfo: {hasNextPage: endCursor !== null, endCursor}},
});

it('finds the prices of all pages, by the names that events have', async () => {
  const query = vi
    .fn()
    .mockResolvedValueOnce(page([product('palak-paneer', '7.99')], 'next'))
    .mockResolvedValueOnce(page([product('Rajma_Masala', '8.5')], null));
  const prices = await findCatalogPrices({query} as never);
  expect([...prices].map(([subject, {max}]) => [subject, max.amount])).toEqual([
    ['palak-paneer', '7.99'],
    ['rajma-masala', '8.5'],
  ]);
  expect(query.mock.calls.map(([, options]) => options.variables)).toEqual([{after: null}, {after: 'next'}]);
});
