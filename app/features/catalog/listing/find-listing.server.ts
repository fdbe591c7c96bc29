import type {Storefront} from '@shopify/hydrogen';
import {toFilterBar} from './to-filter-bar';
import type {FilterBarView} from '../filters/filter-view';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import type {PageCursor} from '../paging/page-cursor';
import type {PagePaths} from '../paging/PageLinks';
import {readPage, type PageSlice} from '../paging/read-page.server';
import {bestEffort} from '../shop-answer.server';
import {findBundles, type BundleShelf} from '../shelf/find-bundles.server';
import {findHeatLevels} from './heat-levels';
import {countLabel} from './listing-copy';
import {isWhole, listingPath, type ListingRequest, type ListingSort} from './listing-request';
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
  /** How many products there are, in words; null for the whole list, which is not counted. */
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
 * Reads a page of everything on sale. Nothing narrowed, single packs are paged and the bundles stand above the first
 * page; whatever the catalogue's size, a page reads as much as it shows.
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findListing({storefront, report, headers}: Tools, asked: ListingRequest): Promise<Listing> {
  const isShelves = isWhole(asked);
  const query = toListingQuery(isShelves ? {...asked.filters, kind: 'single'} : asked.filters);
  const total = isShelves ? null : bestEffort(countProducts(storefront, query), report);
  const read = (slice: PageSlice) =>
    Promise.all([
      storefront.query(PRODUCT_LIST_QUERY, {variables: {query, ...ORDERS[asked.sort], ...slice}, headers}),
      isShelves && isFirst(slice) ? findBundles(storefront, {headers}) : null,
    ]);
  const {page, previous, next} = await readPage(asked.cursor, read, ([{products}]) => products.pageInfo);
  const [{products, productTags}, bundles] = page;
  const pathOf = (cursor: PageCursor) => cursor && listingPath({...asked, cursor});
  return {
    bar: toFilterBar(asked, findHeatLevels(productTags?.nodes ?? [])),
    found: total && countLabel(await total),
    bundles,
    products: toProductCards(products.nodes),
    previousPath: pathOf(previous),
    nextPath: pathOf(next),
  };
}

const isFirst = (slice: PageSlice) => 'first' in slice && slice.after === undefined;

async function countProducts(storefront: Pick<Storefront, 'query'>, query: string) {
  const {products} = await storefront.query(PRODUCT_COUNT_QUERY, {variables: {query}});
  return {count: products.nodes.length, isMore: products.pageInfo.hasNextPage};
}
