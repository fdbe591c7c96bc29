/**
 * Returns the path of a page with the reviews of a product; handles may contain letters of any script.
 * @param query with its question mark
 */
export const reviewsPath = (handle: string, query = ''): string =>
  `/product/${encodeURIComponent(handle)}/reviews${query}`;

/** Returns the path of the form for a review. @param product a handle or the number of a variant */
export const writeReviewPath = (product: string): string => `/product/${encodeURIComponent(product)}/review`;

export const OWN_REVIEWS_PATH = '/profile/reviews';
