import {IN_STOCK, setPriceParams, type PriceRange} from '../filters/list-params';
import {setCursor, type PageCursor} from '../paging/page-cursor';

export const PRODUCTS_PATH = '/products';

/** The sort orders; the first is the default. */
export const LISTING_SORTS = ['featured', 'best-selling', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const KINDS = ['single', 'bundle'] as const;
export type Kind = (typeof KINDS)[number];

export interface ListingFilters extends PriceRange {
  readonly kind: Kind | null;
  /** Levels of the tags `heat:…`; a product needs any of them. */
  readonly heat: readonly string[];
  readonly isInStock: boolean;
}

/** A validated request for a page of the product list. */
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

/** The first page without filters. */
export const UNFILTERED_LIST: ListingRequest = {sort: 'featured', filters: NO_LISTING_FILTERS, cursor: null};

/** @returns the path of a page of the list, without default parameters */
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

/** @returns whether the list has no filters and the default order */
export const isUnfiltered = (request: ListingRequest): boolean =>
  listingPath({...request, cursor: null}) === PRODUCTS_PATH;
