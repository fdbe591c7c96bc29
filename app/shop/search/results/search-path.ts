export const SEARCH_PATH = '/search';
export const SEARCH_LABEL = 'Search';

/** Longer queries are truncated, since each query is a key of the shared cache. */
export const MAX_QUERY_LENGTH = 200;
