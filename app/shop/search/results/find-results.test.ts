import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {findResults} from './find-results.server';
import {parseSearchRequest} from './parse-search-request.server';

const ANSWER = {
  search: {
    totalCount: 30,
    pageInfo: {hasNextPage: true, hasPreviousPage: true, startCursor: 'this', endCursor: 'next'},
    nodes: [{__typename: 'Product', ...cardFixture()}, {__typename: 'Page'}],
    productFilters: [],
  },
};

type Query = (document: string, options: {variables: Record<string, unknown>}) => Promise<unknown>;

function searching(params: string) {
  const query = vi.fn<Query>(async () => ANSWER);
  const storefront = {query: query as never};
  const results = findResults(storefront, parseSearchRequest(new URLSearchParams(params)));
  return {results, variables: () => query.mock.calls.map(([, {variables}]) => variables)};
}

describe('findResults', () => {
  it('requests only plain words, in the chosen order and with the chosen filters', async () => {
    const {results, variables} = searching(
      'q=x OR tag:hidden&sort=price-down&availability=in-stock&heat=Mild&kind=Bundle&tag=bestseller&max=9&after=here',
    );
    expect(await results).toMatchObject({
      total: 30,
      previousPath: expect.stringMatching(/^\/search\?q=x\+OR.*&heat=Mild.*&before=this$/),
      nextPath: expect.stringMatching(/&tag=bestseller&max=9&after=next$/),
    });
    expect(variables()).toEqual([
      {
        query: 'x tag hidden',
        first: 12,
        after: 'here',
        sortKey: 'PRICE',
        reverse: true,
        productFilters: [
          {available: true},
          {productMetafield: {namespace: 'catalog', key: 'heat', value: 'Mild'}},
          {productType: 'Bundle'},
          {tag: 'bestseller'},
          {price: {min: null, max: 9}},
        ],
      },
    ]);
  });

  it('returns only products', async () => {
    const {products} = await searching('q=palak').results;
    expect(products.map(({handle}) => handle)).toEqual(['palak-paneer']);
  });

  it.each(['', 'q=', 'q=%20', 'q=()"":*'])('sends no request to Shopify for %s', async (params) => {
    const {results, variables} = searching(params);
    expect(await results).toMatchObject({total: 0, products: []});
    expect(variables()).toEqual([]);
  });
});
