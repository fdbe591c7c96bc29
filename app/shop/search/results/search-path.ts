/** Path and label of the search page. */
export const SEARCH_PATH = '/search';
export const SEARCH_LABEL = 'Search';
