import {z} from 'zod';
import {parseFacetFilters} from '../facets/parse-facet-filters.server';
import {parseCursor} from '../paging/parse-cursor.server';
import {COLLECTION_SORTS, type CollectionRequest} from './collection-request';

const Sort = z.enum(COLLECTION_SORTS).catch('featured');

/**
 * Parses the URL of a collection. Invalid parameters are ignored, so that every URL has a page.
 * @param handle untrusted, in any case
 * @param params untrusted
 */
export const parseCollectionRequest = (handle: string, params: URLSearchParams): CollectionRequest => ({
  handle: handle.toLowerCase(),
  sort: Sort.parse(params.get('sort')),
  filters: parseFacetFilters(params),
  cursor: parseCursor(params),
});
