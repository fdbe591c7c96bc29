import {setFacetParams, type FacetFilters} from '~/shop/listing/facets/facet-filters';
import {setCursor, type PageCursor} from '~/shop/listing/paging/page-cursor';
import {SEARCH_PATH} from './search-path';

/** The sort orders; the first is the default. */
export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** A validated search request. */
export interface SearchRequest {
  /** As typed, with normalized spaces and limited length; may be empty. */
  readonly query: string;
  readonly sort: SearchSort;
  readonly filters: FacetFilters;
  readonly cursor: PageCursor;
}

/** @returns the path of a search, without default parameters */
export function searchPath({query, sort, filters, cursor}: SearchRequest): string {
  const params = new URLSearchParams({q: query});
  if (sort !== 'relevance') params.set('sort', sort);
  setFacetParams(params, filters);
  setCursor(params, cursor);
  return `${SEARCH_PATH}?${params}`;
}
