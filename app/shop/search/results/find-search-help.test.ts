import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {POPULAR_PRODUCTS_QUERY} from '~/shop/catalog/recommendations/recommendations.gql';
import {NO_FACET_FILTERS} from '~/shop/listing/facets/facet-filters';
import {SEARCH_FALLBACK_QUERY} from '../spelling/search-fallback.gql';
import {findSearchHelp} from './find-search-help.server';

const PALAK = cardFixture();

/** A shop in which a search finds what `found` holds. @param search fails if Shopify does not respond to a search */
function shop(found: readonly object[], search = () => undefined) {
  const query = vi.fn(async (document: string) => {
    if (document === SEARCH_FALLBACK_QUERY)
      return {products: {nodes: [PALAK]}, collection: {products: {nodes: [PALAK]}}};
    if (document === POPULAR_PRODUCTS_QUERY) return {collection: {products: {nodes: [PALAK]}}};
    search();
    const pageInfo = {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null};
    return {search: {totalCount: found.length, nodes: found, productFilters: [], pageInfo}};
  });
  const report = vi.fn();
  const help = (typed: string) =>
    findSearchHelp(
      {storefront: {query: query as never}, report},
      {
        query: typed,
        sort: 'relevance',
        filters: NO_FACET_FILTERS,
        cursor: null,
      },
    );
  return {help, report, documents: () => query.mock.calls.map(([document]) => document)};
}

const FOUND = [{__typename: 'Product', ...PALAK}];
const POPULAR = [{title: 'Palak Paneer'}];

describe('findSearchHelp', () => {
  it('shows what another spelling finds, and a link to it', async () => {
    expect(await shop(FOUND).help('palk panir')).toMatchObject({
      popular: POPULAR,
      spelling: {query: 'palak paneer', path: '/search?q=palak+paneer', products: [{title: 'Palak Paneer'}]},
    });
  });

  it('has no other spelling that finds nothing either', async () => {
    expect(await shop([]).help('palk panir')).toMatchObject({popular: POPULAR, spelling: null});
  });

  it('shows popular products although the corrected search fails, and reports it', async () => {
    const {help, report} = shop(FOUND, () => {
      throw new UpstreamError('unreachable', 'shop.example');
    });
    expect(await help('palk panir')).toMatchObject({popular: POPULAR, spelling: null});
    expect(report).toHaveBeenCalledOnce();
  });

  it('reads no titles for a query without words', async () => {
    const {help, documents} = shop(FOUND);
    expect(await help(' "*" ')).toMatchObject({popular: POPULAR, spelling: null});
    expect(documents()).toEqual([POPULAR_PRODUCTS_QUERY]);
  });
});
