import type {Storefront} from '~/platform/shopify/storefront.server';
import {readGuessed} from '~/platform/limits/read-limits.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {createFacetBar} from '../facets/create-facet-bar';
import {toFacets, type Facets} from '../facets/to-facets';
import {toProductFilters} from '../facets/to-product-filters';
import type {FilterBarView, ProductTotal} from '../filters/filter-view';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PaginationLinks';
import {findListPage, type PageSlice} from '../paging/find-list-page.server';
import {countLabel, listingSortLabel} from '../products/listing-copy';
import type {ListingSort} from '../products/listing-request';
import {collectionPath} from './collection-path';
import {collectionPagePath, COLLECTION_SORTS, isWholeCollection, type CollectionRequest} from './collection-request';
import {COLLECTION_HANDLES_QUERY, COLLECTION_PAGE_QUERY} from './collection.gql';

/** One page of a collection. */
export interface CollectionView extends PagePaths {
  readonly handle: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly seoDescription: string;
  readonly bar: FilterBarView;
  /** The number of products as text; null for the whole collection in the merchant's order. */
  readonly found: string | null;
  readonly products: readonly ProductCardView[];
  readonly isFirstPage: boolean;
}

const SORT_KEYS = {
  featured: {sortKey: 'COLLECTION_DEFAULT', reverse: false},
  'best-selling': {sortKey: 'BEST_SELLING', reverse: false},
  newest: {sortKey: 'CREATED', reverse: true},
  'price-up': {sortKey: 'PRICE', reverse: false},
  'price-down': {sortKey: 'PRICE', reverse: true},
  name: {sortKey: 'TITLE', reverse: false},
} as const satisfies Record<ListingSort, object>;

const NO_PRODUCTS: ProductTotal = {count: 0, isMore: false};

/**
 * Finds one page of a collection.
 * @param request its handle may not exist
 * @returns null if there is no such collection
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findCollection(
  storefront: Storefront,
  request: CollectionRequest,
): Promise<CollectionView | null> {
  return readGuessed(
    (isListed) => queryCollection(storefront, request, isListed),
    async () => {
      const {collections} = await storefront.query(COLLECTION_HANDLES_QUERY, {cache: 'short'});
      return collections.nodes.some(({handle}) => handle === request.handle);
    },
  );
}

async function queryCollection(
  storefront: Storefront,
  request: CollectionRequest,
  isListed: boolean,
): Promise<CollectionView | null> {
  const isWhole = isWholeCollection(request);
  const variables = {
    handle: request.handle,
    ...SORT_KEYS[request.sort],
    filters: toProductFilters(request.filters),
  };
  const query = async (slice: PageSlice) => {
    const cache = toCachePolicy(isWhole && !('after' in slice || 'before' in slice), isListed);
    return (await storefront.query(COLLECTION_PAGE_QUERY, {variables: {...variables, ...slice}, cache})).collection;
  };
  const {page, cursor, previous, next} = await findListPage(
    request.cursor,
    query,
    (collection) => collection?.products.pageInfo ?? null,
  );
  if (!page) return null;
  const {handle, title, description, seo, products, counted} = page;
  const total = {count: counted.nodes.length, isMore: counted.pageInfo.hasNextPage};
  const pathOf = (to: PageCursor) => to && collectionPagePath({...request, handle, cursor: to});
  return {
    handle,
    title,
    description,
    seoDescription: seo.description || description,
    bar: toBar({...request, handle}, toFacets(products.filters, request.filters), total),
    found: isWhole ? null : countLabel(total),
    products: toProductCards(products.nodes),
    isFirstPage: cursor === null,
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}

/** Filters and cursors can be invented, and must not evict the catalog from memory. */
function toCachePolicy(isFirstPageOfWhole: boolean, isListed: boolean) {
  if (isFirstPageOfWhole) return isListed ? 'catalog' : 'guessed-handle';
  return isListed ? 'filters' : 'guessed-handle-filters';
}

const toBar = (request: CollectionRequest, {facets, hasPrice}: Facets, total: ProductTotal): FilterBarView =>
  createFacetBar({
    action: collectionPath(request.handle),
    sorts: COLLECTION_SORTS,
    sort: request.sort,
    toSortLabel: listingSortLabel,
    filters: request.filters,
    facets,
    total,
    priceTotal: hasPrice ? total : NO_PRODUCTS,
    toPath: (filters) => collectionPagePath({...request, filters, cursor: null}),
  });
