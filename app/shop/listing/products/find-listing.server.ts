import type {ReadOptions, Storefront} from '~/platform/shopify/storefront.server';
import {toFilterBar} from './to-filter-bar';
import type {FilterBarView, ProductTotal} from '../filters/filter-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PaginationLinks';
import {findListPage, type PageSlice} from '../paging/find-list-page.server';
import {nullOnError, nullOnUpstreamFailure, throwLoadError} from '~/shop/catalog/degrade.server';
import {findBundles, MISSING_BUNDLES, type BundleShelf} from './find-bundles.server';
import {toHeatLevels} from './heat-levels';
import {countLabel} from './listing-copy';
import {isUnfiltered, listingPath, NO_LISTING_FILTERS, type ListingRequest, type ListingSort} from './listing-request';
import {PRODUCT_COUNT_QUERY, PRODUCT_LIST_QUERY} from './listing.gql';
import {toListingQuery} from './to-listing-query';

interface ListingContext {
  readonly storefront: Storefront;
  /** Logs what failed to load. */
  readonly report: (error: unknown, what?: string) => void;
  readonly priority?: ReadOptions['priority'];
}

/** A page of the product list. */
export interface Listing extends PagePaths {
  readonly bar: FilterBarView;
  /** The number of products as text; null for the unfiltered list, whose sections have their own headings. */
  readonly found: string | null;
  /** The bundles above the single packs; null except on the first page of the unfiltered list. */
  readonly bundles: BundleShelf | null;
  readonly products: readonly ProductCardView[];
}

const SORT_KEYS = {
  // The order in which the merchant created the products.
  featured: {sortKey: 'ID', reverse: false},
  'best-selling': {sortKey: 'BEST_SELLING', reverse: false},
  newest: {sortKey: 'CREATED_AT', reverse: true},
  'price-up': {sortKey: 'PRICE', reverse: false},
  'price-down': {sortKey: 'PRICE', reverse: true},
  name: {sortKey: 'TITLE', reverse: false},
} as const satisfies Record<ListingSort, object>;

/**
 * Finds a page of the product list with its filter controls.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findListing(context: ListingContext, request: ListingRequest): Promise<Listing> {
  const pendingCounts = nullOnError(findCounts(context.storefront, toListingQuery(request.filters)), context.report);
  const {products, bundles, tags, previous, next} = await findListedProducts(context, request);
  const counts = await pendingCounts;
  const total = counts?.total ?? null;
  const pathOf = (cursor: PageCursor) => cursor && listingPath({...request, cursor});
  return {
    bar: toFilterBar(request, {levels: toHeatLevels(tags), total, size: counts?.size ?? null}),
    found: isUnfiltered(request) ? null : countLabel(total),
    bundles,
    products,
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}

/**
 * Finds the products of a page of the list. The unfiltered list paginates single packs and has bundles above its first
 * page, so that each page reads only what it shows.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findListedProducts({storefront, report, priority}: ListingContext, request: ListingRequest) {
  const hasBundles = isUnfiltered(request);
  const searchQuery = toListingQuery(hasBundles ? {...request.filters, kind: 'single'} : request.filters);
  // The single packs are shown without the bundles, too.
  const findShelf = async () => {
    const bundles = findBundles(storefront, {priority}).catch(throwLoadError('bundles'));
    return (await nullOnUpstreamFailure(bundles, report)) ?? MISSING_BUNDLES;
  };
  const query = (slice: PageSlice) =>
    Promise.all([
      storefront
        .query(PRODUCT_LIST_QUERY, {
          variables: {query: searchQuery, ...SORT_KEYS[request.sort], ...slice},
          priority,
          cache: hasBundles && isFirst(slice) ? 'catalog' : 'filters',
        })
        .catch(throwLoadError('products')),
      hasBundles && isFirst(slice) ? findShelf() : null,
    ]);
  const {page, previous, next} = await findListPage(request.cursor, query, ([{products}]) => products.pageInfo);
  const [{products, productTags}, bundles] = page;
  return {products: toProductCards(products.nodes), bundles, tags: productTags?.nodes ?? [], previous, next};
}

const isFirst = (slice: PageSlice) => 'first' in slice && slice.after === undefined;

/** Matches every product that lists show. */
const ALL = toListingQuery(NO_LISTING_FILTERS);

/** Counts the products with and without filters; one request if there are no filters. */
async function findCounts(storefront: ListingContext['storefront'], filterQuery: string) {
  const count = async (query: string): Promise<ProductTotal> => {
    const cache = query === ALL ? 'catalog' : 'filters';
    const {products} = await storefront.query(PRODUCT_COUNT_QUERY, {variables: {query}, cache});
    return {count: products.nodes.length, isMore: products.pageInfo.hasNextPage};
  };
  const unfilteredCount = count(ALL);
  const [total, size] = await Promise.all([
    filterQuery === ALL ? unfilteredCount : count(filterQuery),
    unfilteredCount,
  ]);
  return {total, size};
}
