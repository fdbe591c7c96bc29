import {AFTER_PARAM} from '../paging/after-param';
import {SEARCH_PATH} from './search-link';

/** Longer queries are cut: nobody types them, and each is a key of the shared cache. */
export const MAX_QUERY_LENGTH = 200;

/** The orders on offer, the shop's own ranking first. */
export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The filters that are chosen from a list; the names are those of the parameters. */
export const FACET_NAMES = ['availability', 'heat', 'kind'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The values of the filter by what is in stock. */
export const IN_STOCK = 'in-stock';
export const SOLD_OUT = 'sold-out';

/** What the results are narrowed to. Choices of one filter widen each other, filters narrow each other. */
export interface SearchFilters extends Readonly<Record<FacetName, readonly string[]>> {
  /** In whole units of the shop's currency, both ends included. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** What a visitor looks for, checked. */
export interface SearchRequest {
  /** As typed, but for blanks and its end; may be empty. */
  readonly query: string;
  readonly sort: SearchSort;
  readonly filters: SearchFilters;
  /** Where the page begins; null at the beginning. */
  readonly after: string | null;
}

export const NO_FILTERS: SearchFilters = {availability: [], heat: [], kind: [], minPrice: null, maxPrice: null};

/** @returns the address of a search: parameters that say nothing are left out */
export function searchPath({query, sort, filters, after}: SearchRequest): string {
  const params = new URLSearchParams({q: query});
  if (sort !== 'relevance') params.set('sort', sort);
  for (const name of FACET_NAMES) for (const value of filters[name]) params.append(name, value);
  if (filters.minPrice !== null) params.set('min', String(filters.minPrice));
  if (filters.maxPrice !== null) params.set('max', String(filters.maxPrice));
  if (after !== null) params.set(AFTER_PARAM, after);
  return `${SEARCH_PATH}?${params}`;
}

/** @returns how many filters are set; a range of prices counts once */
export const countFilters = ({minPrice, maxPrice, ...lists}: SearchFilters): number =>
  FACET_NAMES.reduce((sum, name) => sum + lists[name].length, 0) + (minPrice === null && maxPrice === null ? 0 : 1);
