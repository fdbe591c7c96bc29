/** Returns the path of a page with the reviews of a product; handles may contain letters of any script. */
export const reviewsPath = (handle: string, page = 1): string =>
  `/product/${encodeURIComponent(handle)}/reviews${page > 1 ? `?page=${page}` : ''}`;

/** Returns the path of the form for a review. @param product a handle or the number of a variant */
export const writeReviewPath = (product: string): string => `/product/${encodeURIComponent(product)}/review`;

export const OWN_REVIEWS_PATH = '/profile/reviews';
