import {setPrices, type PriceEnds} from '~/features/catalog/filters/set-prices';
import {setCursor, type PageCursor} from '~/features/catalog/paging/page-cursor';
import {SEARCH_PATH} from './search-link';

/** Longer queries are cut: nobody types them, and each is a key of the shared cache. */
export const MAX_QUERY_LENGTH = 200;

/** The orders on offer, the shop's own ranking first. */
export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The filters that are chosen from a list; the names are those of the parameters. */
export const FACET_NAMES = ['availability', 'heat', 'kind', 'tag'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The values of the filter by what is in stock. */
export const IN_STOCK = 'in-stock';
export const SOLD_OUT = 'sold-out';

/** What the results are narrowed to. Choices of one filter widen each other, filters narrow each other. */
export interface SearchFilters extends Readonly<Record<FacetName, readonly string[]>>, PriceEnds {}

/** What a visitor looks for, checked. */
export interface SearchRequest {
  /** As typed, but for blanks and its end; may be empty. */
  readonly query: string;
  readonly sort: SearchSort;
  readonly filters: SearchFilters;
  readonly cursor: PageCursor;
}

export const NO_FILTERS: SearchFilters = {
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
  setPrices(params, filters);
  setCursor(params, cursor);
  return `${SEARCH_PATH}?${params}`;
}
