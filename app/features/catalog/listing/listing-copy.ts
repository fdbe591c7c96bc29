import type {ProductTotal} from '../filters/filter-view';
import type {Kind, ListingSort} from './listing-request';

/** Copy of the product list and its filters. */
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

/** @returns the label of a kind of product */
export const kindLabel = (kind: Kind): string => (kind === 'bundle' ? 'Bundles' : 'Single packs');

/** @returns the label of a sort order of the product list */
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

/** @returns the number of products as text; without a number if it is unknown */
export function countLabel(total: ProductTotal | null): string {
  if (!total) return 'Products';
  if (total.isMore) return `More than ${total.count} products`;
  return `${total.count} ${total.count === 1 ? 'product' : 'products'}`;
}
