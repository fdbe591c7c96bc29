import type {SearchSort} from './search-request';

/** Words of the search page. */
export const SEARCH_COPY = {
  title: 'Search',
  label: 'Search the shop',
  placeholder: 'Dish, bundle or ingredient',
  submit: 'Search',
  refine: 'Sort and filter',
  chosen: (count: number) => `${count} ${count === 1 ? 'filter' : 'filters'} on`,
  sort: 'Sort by',
  price: 'Price',
  from: 'From $',
  to: 'To $',
  apply: 'Show results',
  clear: 'Clear filters',
  found: (count: number, query: string) => `${count} ${count === 1 ? 'product' : 'products'} for “${query}”`,
  nothing: (query: string) => `No products found for “${query}”`,
  nothingHelp: 'Check the spelling, or try one word: a dish, a spice, a kind of meal.',
  nothingFiltered: 'There may be more without the filters.',
  prompt: 'What are you hungry for?',
  promptHelp: 'Type the name of a dish or of something you would like in it.',
  popular: 'Most popular',
  all: 'See all products',
} as const;

/** @returns what an order of the results is called */
export function sortLabel(sort: SearchSort): string {
  switch (sort) {
    case 'relevance':
      return 'Best match';
    case 'price-up':
      return 'Price, low to high';
    case 'price-down':
      return 'Price, high to low';
  }
}
