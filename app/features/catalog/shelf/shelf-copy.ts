import type {Notice} from '~/core/notice';

/** Copy of the products page. */
export const SHELF_COPY = {
  title: 'Products',
  lead: 'Freeze-dried Indian meal kits. You add water, oil and your choice of protein.',
  bundles: 'Bundle Deals',
  bundlesLead: 'Three or six packs in one box, for less than they cost one by one.',
  singles: 'Individual Products',
  singlesLead: 'One pack makes one dinner for two.',
  loadingLabel: 'LOADING',
  loading: 'Fetching Products',
  failed: 'Failed to load products from Shopify.',
  failedAgain: 'Failed to load products after multiple attempts',
  tryAgain: 'Try Again',
  empty: 'No products found in your store',
  retryLoading: 'Retry Loading',
  addProducts: 'Add products in the store admin',
  refresh: 'Refresh',
  allBundles: 'See all bundles',
} as const;

/** Texts of the kit badges. */
export const KIT_BADGES = [
  'No Artificial Colors',
  'No Oil Added',
  '100% Vegetarian Ingredients',
  '>97% Nutrients Retained',
  'Low Sodium',
] as const;

/** Explains the badges, since recipes need oil and chicken. */
export const KIT_FOOTNOTE =
  'The kit contains no oil and is vegetarian: you cook with your own oil and add the protein.';

/** Shown after a successful refresh. */
export const REFRESHED: Notice = {
  tone: 'success',
  id: 'products-refreshed',
  title: 'Products refreshed',
  body: 'The latest product data has been loaded.',
};

/** Shown after a refresh of a store that still has no products. */
export const STILL_EMPTY: Notice = {tone: 'info', id: 'products-refreshed', title: SHELF_COPY.empty};
