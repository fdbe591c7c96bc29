import type {Notice} from '~/core/notice';

/** Copy of products that could not be loaded. */
export const PRODUCTS_FAILED_COPY = {
  failed: 'Failed to load products from Shopify.',
  failedAgain: 'Failed to load products after multiple attempts',
  tryAgain: 'Try Again',
} as const;

/** Shown after a successful refresh. */
export const REFRESHED: Notice = {
  tone: 'success',
  id: 'products-refreshed',
  title: 'Products refreshed',
  body: 'The latest product data has been loaded.',
};
