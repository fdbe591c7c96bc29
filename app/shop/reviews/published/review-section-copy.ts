/** Copy of the product page itself; that of the reviews is in the chunk that loads them. */
export const REVIEW_SECTION_COPY = {
  title: 'Customer Reviews',
  readAll: 'Read the reviews',
} as const;
