import type {Storefront} from '@shopify/hydrogen';
import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import {TYPED_BY_VISITORS} from '~/platform/shopify/kept-answers';
import {IN_STOCK} from '~/features/catalog/filters/list-params';
import type {FilterBarView} from '~/features/catalog/filters/filter-view';
import type {ProductCardView} from '~/features/catalog/model/product-view';
import {toProductCards} from '~/features/catalog/model/to-product-cards';
import type {PageCursor} from '~/features/catalog/paging/page-cursor';
import type {PagePaths} from '~/features/catalog/paging/PaginationLinks';
import {findListPage, type PageSlice} from '~/features/catalog/paging/find-list-page.server';
import {toSearchWords} from './to-search-words';
import {searchPath, type SearchFilters, type SearchRequest, type SearchSort} from './search-request';
import {PRODUCT_SEARCH_QUERY} from './search.gql';
import {toFacets} from './to-facets';
import {toSearchBar} from './to-search-bar';

type Client = Pick<Storefront, 'query'>;

/** One page of what was found. */
export interface SearchResults extends PagePaths {
  /** On all pages together. */
  readonly total: number;
  readonly products: readonly ProductCardView[];
  /** Null when nothing was looked for. */
  readonly bar: FilterBarView | null;
}

const NOTHING: SearchResults = {total: 0, products: [], bar: null, previousPath: null, nextPath: null};

const ORDERS = {
  relevance: {sortKey: 'RELEVANCE', reverse: false},
  'price-up': {sortKey: 'PRICE', reverse: false},
  'price-down': {sortKey: 'PRICE', reverse: true},
} as const satisfies Record<SearchSort, object>;

/**
 * Looks for products by plain words.
 * @returns one page; nothing, without asking the shop, for a query that holds no word
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findResults(storefront: Client, asked: SearchRequest): Promise<SearchResults> {
  const query = toSearchWords(asked.query);
  if (query === '') return NOTHING;
  const variables = {query, ...ORDERS[asked.sort], productFilters: toProductFilters(asked.filters)};
  const read = async (slice: PageSlice) =>
    (await storefront.query(PRODUCT_SEARCH_QUERY, {variables: {...variables, ...slice}, cache: TYPED_BY_VISITORS}))
      .search;
  const {page, previous, next} = await findListPage(asked.cursor, read, ({pageInfo}) => pageInfo);
  const {totalCount, nodes, productFilters} = page;
  const pathOf = (cursor: PageCursor) => cursor && searchPath({...asked, cursor});
  return {
    total: totalCount,
    products: toProductCards(nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : []))),
    bar: toSearchBar(asked, toFacets(productFilters, asked.filters), {count: totalCount, isMore: false}),
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}

function toProductFilters({availability, heat, kind, tag, minPrice, maxPrice}: SearchFilters): ProductFilter[] {
  const hasPrice = minPrice !== null || maxPrice !== null;
  return [
    ...availability.map((value) => ({available: value === IN_STOCK})),
    ...heat.map((value) => ({productMetafield: {namespace: 'catalog', key: 'heat', value}})),
    ...kind.map((productType) => ({productType})),
    ...tag.map((each) => ({tag: each})),
    ...(hasPrice ? [{price: {min: minPrice, max: maxPrice}}] : []),
  ];
}
