import type {Notice} from '~/core/notice';

/** Words of the page for an address that is no product's. */
export const MISSING_COPY = {
  title: 'Product Not Found',
  text: "We couldn't find the product you're looking for. It might have been removed or the URL might be incorrect.",
  browse: 'Browse All Products',
  retry: 'Retry Loading',
} as const;

/** Said as soon as the shopper asks for another look. */
export const REFRESHING: Notice = {tone: 'info', id: 'refreshing-product', title: 'Refreshing product data'};
