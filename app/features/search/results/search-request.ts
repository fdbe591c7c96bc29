import {setPriceParams, type PriceRange} from '~/features/catalog/filters/list-params';
import {setCursor, type PageCursor} from '~/features/catalog/paging/page-cursor';
import {SEARCH_PATH} from './search-path';

/** Longer queries are cut: nobody types them, and each is a key of the shared cache. */
export const MAX_QUERY_LENGTH = 200;

/** The orders on offer, the shop's own ranking first. */
export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The filters that are chosen from a list; the names are those of the parameters. */
export const FACET_NAMES = ['availability', 'heat', 'kind', 'tag'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The value of the `availability` parameter for sold-out products. */
export const SOLD_OUT = 'sold-out';

/** What the results are narrowed to. Choices of one filter widen each other, filters narrow each other. */
export interface SearchFilters extends Readonly<Record<FacetName, readonly string[]>>, PriceRange {}

/** What a visitor looks for, checked. */
export interface SearchRequest {
  /** As typed, but for blanks and its end; may be empty. */
  readonly query: string;
  readonly sort: SearchSort;
  readonly filters: SearchFilters;
  readonly cursor: PageCursor;
}

export const NO_SEARCH_FILTERS: SearchFilters = {
  availability: [],
  heat: [],
  kind: [],
  tag: [],
  minPrice: null,
  maxPrice: null,
};

/** @returns the address of a search: parameters that say nothing are left out */
export function searchPath({query, sort, filters, cursor}: SearchRequest): string {
  const params = new URLSearchParams({q: query});
  if (sort !== 'relevance') params.set('sort', sort);
  for (const name of FACET_NAMES) for (const value of filters[name]) params.append(name, value);
  setPriceParams(params, filters);
  setCursor(params, cursor);
  return `${SEARCH_PATH}?${params}`;
}
