export const SEARCH_PATH = '/search';
export const SEARCH_LABEL = 'Search';
