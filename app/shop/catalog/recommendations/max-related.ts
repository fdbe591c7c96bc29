/** How many related products a page or the cart shows. */
export const MAX_RELATED = 4;
