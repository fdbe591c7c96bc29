/** @returns what stands above the products that are shown with a cart */
export const suggestionsTitle = (isCartEmpty: boolean): string =>
  isCartEmpty ? 'Most popular' : 'Goes well with your basket';
