import type {Storefront} from '~/platform/shopify/storefront.server';
import {toFacets} from '~/shop/listing/facets/to-facets';
import {toProductFilters} from '~/shop/listing/facets/to-product-filters';
import type {FilterBarView} from '~/shop/listing/filters/filter-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {PageCursor} from '~/shop/listing/paging/page-cursor';
import type {PagePaths} from '~/shop/listing/paging/PaginationLinks';
import {findListPage, type PageSlice} from '~/shop/listing/paging/find-list-page.server';
import {toSearchWords} from './to-search-words';
import {searchPath, type SearchRequest, type SearchSort} from './search-request';
import {PRODUCT_SEARCH_QUERY} from './search.gql';
import {toSearchBar} from './to-search-bar';

/** One page of search results. */
export interface SearchResults extends PagePaths {
  /** On all pages. */
  readonly total: number;
  readonly products: readonly ProductCardView[];
  /** Null without a query. */
  readonly bar: FilterBarView | null;
}

const NO_RESULTS: SearchResults = {total: 0, products: [], bar: null, previousPath: null, nextPath: null};

const SORT_KEYS = {
  relevance: {sortKey: 'RELEVANCE', reverse: false},
  'price-up': {sortKey: 'PRICE', reverse: false},
  'price-down': {sortKey: 'PRICE', reverse: true},
} as const satisfies Record<SearchSort, object>;

/**
 * Searches for products.
 * @returns one page; empty, without a request to Shopify, for a query without words
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findResults(storefront: Storefront, request: SearchRequest): Promise<SearchResults> {
  const query = toSearchWords(request.query);
  if (query === '') return NO_RESULTS;
  const variables = {query, ...SORT_KEYS[request.sort], productFilters: toProductFilters(request.filters)};
  const find = async (slice: PageSlice) =>
    (await storefront.query(PRODUCT_SEARCH_QUERY, {variables: {...variables, ...slice}, cache: 'typed-text'})).search;
  const {page, previous, next} = await findListPage(request.cursor, find, ({pageInfo}) => pageInfo);
  const {totalCount, nodes, productFilters} = page;
  const pathOf = (cursor: PageCursor) => cursor && searchPath({...request, cursor});
  return {
    total: totalCount,
    products: toProductCards(nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : []))),
    bar: toSearchBar(request, toFacets(productFilters, request.filters).facets, {count: totalCount, isMore: false}),
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}
