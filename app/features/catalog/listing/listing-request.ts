import {IN_STOCK, setPriceParams, type PriceRange} from '../filters/list-params';
import {setCursor, type PageCursor} from '../paging/page-cursor';

/** Where everything on sale is listed. */
export const PRODUCTS_PATH = '/products';

/** The orders on offer; the first need not be said. */
export const LISTING_SORTS = ['featured', 'best-selling', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The two kinds of products. */
export const KINDS = ['single', 'bundle'] as const;
export type Kind = (typeof KINDS)[number];

/** What the list is narrowed to. */
export interface ListingFilters extends PriceRange {
  readonly kind: Kind | null;
  /** Ends of the tags `heat:…`; any of them will do. */
  readonly heat: readonly string[];
  readonly isInStock: boolean;
}

/** What a visitor wants to see of the list, checked. */
export interface ListingRequest {
  readonly sort: ListingSort;
  readonly filters: ListingFilters;
  readonly cursor: PageCursor;
}

export const NO_LISTING_FILTERS: ListingFilters = {
  kind: null,
  heat: [],
  isInStock: false,
  minPrice: null,
  maxPrice: null,
};

/** Everything, from the beginning. */
export const UNFILTERED_LIST: ListingRequest = {sort: 'featured', filters: NO_LISTING_FILTERS, cursor: null};

/** @returns the address of a page of the list: parameters that say nothing are left out */
export function listingPath({sort, filters, cursor}: ListingRequest): string {
  const params = new URLSearchParams();
  if (filters.kind) params.set('kind', filters.kind);
  for (const level of filters.heat) params.append('heat', level);
  if (filters.isInStock) params.set('availability', IN_STOCK);
  setPriceParams(params, filters);
  if (sort !== 'featured') params.set('sort', sort);
  setCursor(params, cursor);
  return params.size > 0 ? `${PRODUCTS_PATH}?${params}` : PRODUCTS_PATH;
}

/** @returns whether nothing is left out and nothing reordered: the shelves then stand as the merchant set them up. */
export const isUnfiltered = (asked: ListingRequest): boolean => listingPath({...asked, cursor: null}) === PRODUCTS_PATH;
