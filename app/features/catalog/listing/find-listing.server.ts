import type {Storefront} from '@shopify/hydrogen';
import {toFilterBar} from './to-filter-bar';
import type {FilterBarView, ProductTotal} from '../filters/filter-view';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PaginationLinks';
import {findListPage, type PageSlice} from '../paging/find-list-page.server';
import {nullOnError, tagLoadFailure} from '../degrade.server';
import {findBundles, type BundleShelf} from '../shelf/find-bundles.server';
import {findHeatLevels} from './heat-levels';
import {countLabel} from './listing-copy';
import {isUnfiltered, listingPath, type ListingRequest, type ListingSort} from './listing-request';
import {PRODUCT_COUNT_QUERY, PRODUCT_LIST_QUERY} from './listing.gql';
import {toListingQuery} from './to-listing-query';

interface Tools {
  readonly storefront: Pick<Storefront, 'query'>;
  readonly report: (error: unknown) => void;
  /** A deadline, for readers whom no page waits for. */
  readonly headers?: HeadersInit;
}

/** A page of the product list. */
export interface Listing extends PagePaths {
  readonly bar: FilterBarView;
  /** How many products there are, in words; null for the whole list, whose parts have headings of their own. */
  readonly found: string | null;
  /** The bundles above the single packs; null but on the first page of the whole list. */
  readonly bundles: BundleShelf | null;
  readonly products: readonly ProductCardView[];
}

const ORDERS = {
  // The order in which the merchant has made the products.
  featured: {sortKey: 'ID', reverse: false},
  'best-selling': {sortKey: 'BEST_SELLING', reverse: false},
  newest: {sortKey: 'CREATED_AT', reverse: true},
  'price-up': {sortKey: 'PRICE', reverse: false},
  'price-down': {sortKey: 'PRICE', reverse: true},
  name: {sortKey: 'TITLE', reverse: false},
} as const satisfies Record<ListingSort, object>;

/**
 * Reads a page of everything on sale, and draws up its controls.
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findListing(tools: Tools, asked: ListingRequest): Promise<Listing> {
  const counting = nullOnError(findCounts(tools.storefront, toListingQuery(asked.filters)), tools.report);
  const {products, bundles, tags, previous, next} = await findListedProducts(tools, asked);
  const counts = await counting;
  const total = counts?.total ?? null;
  const pathOf = (cursor: PageCursor) => cursor && listingPath({...asked, cursor});
  return {
    bar: toFilterBar(asked, {levels: findHeatLevels(tags), total, size: counts?.size ?? null}),
    found: isUnfiltered(asked) ? null : countLabel(total),
    bundles,
    products,
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}

/**
 * Reads the products of a page of the list. Nothing narrowed, single packs are paged and the bundles stand above the
 * first page; whatever the catalogue's size, a page reads as much as it shows.
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findListedProducts({storefront, headers}: Omit<Tools, 'report'>, asked: ListingRequest) {
  const isShelves = isUnfiltered(asked);
  const query = toListingQuery(isShelves ? {...asked.filters, kind: 'single'} : asked.filters);
  const read = (slice: PageSlice) =>
    Promise.all([
      storefront
        .query(PRODUCT_LIST_QUERY, {variables: {query, ...ORDERS[asked.sort], ...slice}, headers})
        .catch(tagLoadFailure('products')),
      isShelves && isFirst(slice) ? findBundles(storefront, {headers}).catch(tagLoadFailure('bundles')) : null,
    ]);
  const {page, previous, next} = await findListPage(asked.cursor, read, ([{products}]) => products.pageInfo);
  const [{products, productTags}, bundles] = page;
  return {products: toProductCards(products.nodes), bundles, tags: productTags?.nodes ?? [], previous, next};
}

const isFirst = (slice: PageSlice) => 'first' in slice && slice.after === undefined;

/** Counts what the filters leave and what there is without any, in one request where that is the same. */
async function findCounts(storefront: Tools['storefront'], narrowing: string) {
  const count = async (query: string): Promise<ProductTotal> => {
    const {products} = await storefront.query(PRODUCT_COUNT_QUERY, {variables: {query}});
    return {count: products.nodes.length, isMore: products.pageInfo.hasNextPage};
  };
  const everything = count('');
  const [total, size] = await Promise.all([narrowing === '' ? everything : count(narrowing), everything]);
  return {total, size};
}
