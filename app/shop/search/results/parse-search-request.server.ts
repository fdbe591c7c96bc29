import {z} from 'zod';
import {parseFacetFilters} from '~/shop/listing/facets/parse-facet-filters.server';
import {parseCursor} from '~/shop/listing/paging/parse-cursor.server';
import {MAX_QUERY_LENGTH} from './search-path';
import {SEARCH_SORTS, type SearchRequest} from './search-request';

const Query = z
  .string()
  .transform((text) => truncate(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_QUERY_LENGTH).trim());
const Sort = z.enum(SEARCH_SORTS).catch('relevance');

/** Parses the query of a search URL; empty without one. */
export const parseQuery = (params: URLSearchParams): string => Query.parse(params.get('q') ?? '');

/**
 * Parses the parameters of a search. Invalid ones are ignored, so that every URL has a page.
 * @param params untrusted
 */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  return {
    query: Query.parse(params.get('q') ?? ''),
    sort: Sort.parse(params.get('sort')),
    filters: parseFacetFilters(params),
    cursor: parseCursor(params),
  };
}

/** Truncates by code point, so that no surrogate pair is split. */
const truncate = (text: string, length: number): string => [...text].slice(0, length).join('');
