/** Where the search lives, and what leads there is called. */
export const SEARCH_PATH = '/search';
export const SEARCH_LABEL = 'Search';
