import type {ProductTotal} from '../filters/filter-view';
import type {Kind, ListingSort} from './listing-request';

/** Words of the product list's controls and of what they show. */
export const LISTING_COPY = {
  kind: 'Type',
  everything: 'Everything',
  heat: 'Heat',
  availability: 'Availability',
  inStock: 'In stock',
  all: 'All products',
  nothing: 'Nothing fits all of these filters',
  nothingHelp: 'Take one away, or look at everything we make.',
  clear: 'Show all products',
} as const;

/** @returns what a kind of product is called */
export const kindLabel = (kind: Kind): string => (kind === 'bundle' ? 'Bundles' : 'Single packs');

/** @returns what an order of the list is called */
export function listingSortLabel(sort: ListingSort): string {
  switch (sort) {
    case 'featured':
      return 'Featured';
    case 'best-selling':
      return 'Best selling';
    case 'newest':
      return 'Newest';
    case 'price-up':
      return 'Price, low to high';
    case 'price-down':
      return 'Price, high to low';
    case 'name':
      return 'Name, A to Z';
  }
}

/** @returns how many products there are; says less when the shop did not tell or did not count to the end */
export function countLabel(total: ProductTotal | null): string {
  if (!total) return 'Products';
  if (total.isMore) return `More than ${total.count} products`;
  return `${total.count} ${total.count === 1 ? 'product' : 'products'}`;
}
