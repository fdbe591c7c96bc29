import {FACET_NAMES, setFacetParams, type FacetFilters} from '../facets/facet-filters';
import {CURSOR_PARAMS, PRICE_PARAMS} from '../filters/list-params';
import {setCursor, type PageCursor} from '../paging/page-cursor';
import {LISTING_SORTS, type ListingSort} from '../products/listing-request';
import {collectionPath} from './collection-path';

/** The sort orders: those of the product list. The first one is the merchant's order. */
export const COLLECTION_SORTS = LISTING_SORTS;

/** The query parameters that a collection reads. */
export const COLLECTION_PARAMS = ['sort', ...FACET_NAMES, ...PRICE_PARAMS, ...CURSOR_PARAMS] as const;

/** A validated request for a page of a collection. */
export interface CollectionRequest {
  readonly handle: string;
  readonly sort: ListingSort;
  readonly filters: FacetFilters;
  readonly cursor: PageCursor;
}

/** @returns the path of a page of a collection, without default parameters */
export function collectionPagePath({handle, sort, filters, cursor}: CollectionRequest): string {
  const params = new URLSearchParams();
  if (sort !== 'featured') params.set('sort', sort);
  setFacetParams(params, filters);
  setCursor(params, cursor);
  const path = collectionPath(handle);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** @returns whether the list has no filters and the merchant's order */
export const isWholeCollection = (request: CollectionRequest): boolean =>
  collectionPagePath({...request, cursor: null}) === collectionPath(request.handle);
