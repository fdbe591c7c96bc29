/** Returns the path of a page with the reviews of a product. */
export const reviewsPath = (handle: string, page = 1): string =>
  `/product/${handle}/reviews${page > 1 ? `?page=${page}` : ''}`;
