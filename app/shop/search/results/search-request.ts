import {setPriceParams, type PriceRange} from '~/shop/listing/filters/list-params';
import {setCursor, type PageCursor} from '~/shop/listing/paging/page-cursor';
import {SEARCH_PATH} from './search-path';

/** Longer queries are truncated, since each query is a key of the shared cache. */
export const MAX_QUERY_LENGTH = 200;

/** The sort orders; the first is the default. */
export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Filters with options, by the name of their query parameter. */
export const FACET_NAMES = ['availability', 'heat', 'kind', 'tag'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The value of the `availability` parameter for sold-out products. */
export const SOLD_OUT = 'sold-out';

/** The filters of a search: options of one filter are alternatives, different filters are combined. */
export interface SearchFilters extends Readonly<Record<FacetName, readonly string[]>>, PriceRange {}

/** A validated search request. */
export interface SearchRequest {
  /** As typed, with normalized spaces and limited length; may be empty. */
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

/** @returns the path of a search, without default parameters */
export function searchPath({query, sort, filters, cursor}: SearchRequest): string {
  const params = new URLSearchParams({q: query});
  if (sort !== 'relevance') params.set('sort', sort);
  for (const name of FACET_NAMES) for (const value of filters[name]) params.append(name, value);
  setPriceParams(params, filters);
  setCursor(params, cursor);
  return `${SEARCH_PATH}?${params}`;
}
