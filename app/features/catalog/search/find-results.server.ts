import type {Storefront} from '@shopify/hydrogen';
import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import {TYPED_BY_VISITORS} from '~/platform/shopify/kept-answers';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {PAGE_SIZE, readPage} from '../paging/read-page.server';
import {toPlainWords} from './plain-words';
import {IN_STOCK, type SearchFilters, type SearchRequest, type SearchSort} from './search-request';
import {PRODUCT_SEARCH_QUERY, SUGGESTIONS_QUERY} from './search.gql';
import {toFacets, type FacetView} from './to-facets';

type Client = Pick<Storefront, 'query'>;

/** One page of what was found. */
export interface SearchResults {
  /** On all pages together. */
  readonly total: number;
  readonly products: readonly ProductCardView[];
  readonly facets: readonly FacetView[];
  /** Where this page began; null for the first, also when the cursor asked for was refused. */
  readonly after: string | null;
  /** Where the next page begins; null on the last. */
  readonly nextAfter: string | null;
}

const NOTHING: SearchResults = {total: 0, products: [], facets: [], after: null, nextAfter: null};

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
  const query = toPlainWords(asked.query);
  if (query === '') return NOTHING;
  const variables = {query, first: PAGE_SIZE, ...ORDERS[asked.sort], productFilters: toProductFilters(asked.filters)};
  const {page, after} = await readPage(asked.after, async (from) => {
    const {search} = await storefront.query(PRODUCT_SEARCH_QUERY, {
      variables: {...variables, after: from},
      cache: TYPED_BY_VISITORS,
    });
    return search;
  });
  const {totalCount, nodes, pageInfo, productFilters} = page;
  return {
    total: totalCount,
    products: toProductCards(nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : []))),
    facets: toFacets(productFilters, asked.filters),
    after,
    nextAfter: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/**
 * Finds what to suggest to somebody who has found nothing.
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findSuggestions(storefront: Pick<Storefront, 'query'>): Promise<readonly ProductCardView[]> {
  const {collection} = await storefront.query(SUGGESTIONS_QUERY);
  return toProductCards(collection?.products.nodes ?? []);
}

function toProductFilters({availability, heat, kind, minPrice, maxPrice}: SearchFilters): ProductFilter[] {
  const hasPrice = minPrice !== null || maxPrice !== null;
  return [
    ...availability.map((value) => ({available: value === IN_STOCK})),
    ...heat.map((value) => ({productMetafield: {namespace: 'catalog', key: 'heat', value}})),
    ...kind.map((productType) => ({productType})),
    ...(hasPrice ? [{price: {min: minPrice, max: maxPrice}}] : []),
  ];
}
