import type {Notice} from '~/core/notice';
import {FOOD_POLICY} from '~/core/policy';
import type {ProductTotal} from '../filters/filter-view';
import type {Kind, ListingSort} from './listing-request';

export const LISTING_COPY = {
  title: 'Products',
  lead: 'Freeze-dried Indian meal kits. You add water, oil and your choice of protein.',
  description:
    'Freeze-dried Indian meal kits and bundles: curries, a biryani and more, mild to hot. Each pack makes one dinner for two.',
  bundles: 'Bundle Deals',
  bundlesFailed: 'Failed to load bundles from Shopify.',
  bundlesLead: 'Three or six packs in one box, for less than they cost one by one.',
  singles: 'Individual Products',
  singlesLead: 'One pack makes one dinner for two.',
  loadingLabel: 'LOADING',
  loading: 'Fetching Products',
  empty: 'No products found in your store',
  retryLoading: 'Retry Loading',
  addProducts: 'Add products in the store admin',
  refresh: 'Refresh',
  allBundles: 'See all bundles',
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

export const kindLabel = (kind: Kind): string => (kind === 'bundle' ? 'Bundles' : 'Single packs');

export function listingSortLabel(sort: ListingSort): string {
  switch (sort) {
    case 'featured':
      return 'Featured';
    case 'best-selling':
      return 'Bestsellers';
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

export const KIT_BADGES = [
  'No Artificial Colors',
  'No Oil Added',
  `${FOOD_POLICY.vegetarianPercent}% Vegetarian Ingredients`,
  `>${FOOD_POLICY.nutrientsKeptPercent}% Nutrients Retained`,
  'Low Sodium',
] as const;

/** Explains the badges, since recipes need oil and chicken. */
export const KIT_FOOTNOTE =
  'The kit contains no oil and is vegetarian: you cook with your own oil and add the protein.';

/** Shown after a refresh of a store that still has no products. */
export const STILL_EMPTY: Notice = {tone: 'info', id: 'products-refreshed', title: LISTING_COPY.empty};
