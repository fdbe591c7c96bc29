import {z} from 'zod';
import {IN_STOCK} from '~/features/catalog/filters/list-params';
import {ChoicesParam, parsePriceRange} from '~/features/catalog/filters/filter-params.server';
import {parseCursor} from '~/features/catalog/paging/parse-cursor.server';
import {MAX_QUERY_LENGTH, SEARCH_SORTS, SOLD_OUT, type SearchRequest} from './search-request';

const Query = z.string().transform((text) => cut(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_QUERY_LENGTH).trim());
const Sort = z.enum(SEARCH_SORTS).catch('relevance');
const AvailabilityParam = ChoicesParam.transform((values) =>
  values.filter((value) => value === IN_STOCK || value === SOLD_OUT),
);

/** @returns what is looked for at this address: as typed, but for blanks and its end; empty when nothing is */
export const parseQuery = (params: URLSearchParams): string => Query.parse(params.get('q') ?? '');

/**
 * Reads a search address. What makes no sense counts as not said, so every address has a page.
 * @param params parameters of the address, from anyone
 */
export function parseSearchRequest(params: URLSearchParams): SearchRequest {
  return {
    query: Query.parse(params.get('q') ?? ''),
    sort: Sort.parse(params.get('sort')),
    filters: {
      availability: AvailabilityParam.parse(params.getAll('availability')),
      heat: ChoicesParam.parse(params.getAll('heat')),
      kind: ChoicesParam.parse(params.getAll('kind')),
      tag: ChoicesParam.parse(params.getAll('tag')),
      ...parsePriceRange(params),
    },
    cursor: parseCursor(params),
  };
}

/** Cuts between characters, never through one. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
