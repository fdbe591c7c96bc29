import type {Notice} from '~/core/notice';

export const PRODUCTS_FAILED_COPY = {
  failed: 'Failed to load products from Shopify.',
  failedAgain: 'Failed to load products after multiple attempts',
  tryAgain: 'Try Again',
} as const;

export const REFRESHED: Notice = {
  tone: 'success',
  id: 'products-refreshed',
  title: 'Products refreshed',
  body: 'The latest product data has been loaded.',
};
