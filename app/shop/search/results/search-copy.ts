import type {ContentGroup} from './find-content-results.server';
import type {SearchSort} from './search-request';

export const SEARCH_COPY = {
  title: 'Search',
  label: 'Search the shop',
  placeholder: 'Dish or ingredient',
  submit: 'Search',
  clear: 'Clear filters',
  noResults: 'Try another word',
  noResultsHelp: 'Check the spelling, or try one word: a dish, a spice, a kind of meal.',
  noMatches: 'Nothing fits all of these filters',
  noMatchesHelp: 'There may be more without the filters.',
  didYouMean: 'Did you mean',
  prompt: 'What are you hungry for?',
  promptHelp: 'Type the name of a dish or of something you would like in it.',
  popular: 'Most popular',
  all: 'See all products',
} as const;

export function searchSortLabel(sort: SearchSort): string {
  switch (sort) {
    case 'relevance':
      return 'Best match';
    case 'price-up':
      return 'Price, low to high';
    case 'price-down':
      return 'Price, high to low';
  }
}

export function foundText(count: number, query: string): string {
  if (count === 0) return `No products found for “${query}”`;
  return `${count} ${count === 1 ? 'product' : 'products'} for “${query}”`;
}

/** Returns the heading of what was found beside products. */
export function contentTitle(kind: ContentGroup['kind']): string {
  switch (kind) {
    case 'collections':
      return 'Collections';
    case 'articles':
      return 'Articles';
    case 'pages':
      return 'Pages';
    case 'questions':
      return 'Questions and answers';
    case 'policies':
      return 'Policies';
    case 'recipes':
      return 'Recipes';
  }
}
